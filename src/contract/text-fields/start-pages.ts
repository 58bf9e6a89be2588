import { line, long, search, sentence } from './text-field.ts';

export const site = {
  footer: sentence(
    'Footer: About Us',
    'We are committed to providing the best physiotherapy care for a healthier, stronger you.',
  ),
  copyright: line('Footer: after the year', '{name} - All Rights Reserved.'),
  popup_title: line('Start pop-up: title', 'Book an Appointment'),
  popup_text: sentence(
    'Start pop-up: welcome',
    'Welcome. Tell us what hurts, and we will call you to agree a day and a time.',
  ),
  enquiry: sentence(
    'WhatsApp: what a chat begins with',
    'Hello, I found {name} online. Please send me details about your physiotherapy services and appointment availability.',
  ),
};

export const home = {
  ...search(
    'Physiotherapy in {place}',
    'Physiotherapy and rehabilitation in {place}: we listen, measure how you move, and plan steady steps with you.',
  ),
  heading: line('Page: heading for screen readers', 'Physiotherapy and rehabilitation at {name}'),
  figure_title: line('Slide with the figure: title', 'Touch where it hurts.'),
  figure_text: sentence(
    'Slide with the figure: text',
    'See when to get help, what it may be, and when we have time for you.',
  ),
  welcome_title: line('Welcome: title', 'Welcome to {name}'),
  welcome_lead: sentence(
    'Welcome: first sentences',
    'Pain can stop you doing what you enjoy. We help you get back to it.',
  ),
  welcome_text: sentence(
    'Welcome: text',
    'We listen first and measure how far you can move. We explain what we find in plain words. Then we treat you, and teach you a few exercises that fit into your day.',
  ),
  step_1_title: line('Welcome: title of the first step', 'Listen and measure'),
  step_1_text: sentence('Welcome: first step', 'Your story, a careful check, and a clear starting point.'),
  step_2_title: line('Welcome: title of the second step', 'Treat and teach'),
  step_2_text: sentence('Welcome: second step', 'Hands-on care, and a few exercises for home.'),
  step_3_title: line('Welcome: title of the third step', 'Measure again'),
  step_3_text: sentence('Welcome: third step', 'We compare, adjust the plan, and agree what comes next.'),
  reviews_title: line('Reviews: title', 'In their own words'),
  reviews_empty: sentence('Reviews: while there are none', 'Have you been here? Tell others how it was.'),
  index_title: line('Conditions and symptoms: title', 'What brings you here?'),
  index_lead: sentence('Conditions and symptoms: text', 'Choose a condition or symptom.'),
  offers_title: line('What we offer: title', 'What we offer'),
  offers_lead: sentence(
    'What we offer: text',
    'You do not need to choose. Tell us what hurts, and we will suggest what fits.',
  ),
  therapies: sentence('What we offer: about the therapies', 'Techniques we use in the treatment room.'),
  services: sentence('What we offer: about the services', 'Programmes for a person, a place or a stage of life.'),
  reasons_title: line('Reasons: title', 'Six reasons to choose us'),
  reason_1_title: line('Reasons: title of number 1', 'A qualified and experienced team'),
  reason_1_text: sentence(
    'Reasons: number 1',
    'Physiotherapists with years of practice, who take the time to get to know you.',
  ),
  reason_2_title: line('Reasons: title of number 2', 'Treatment plans made for the person'),
  reason_2_text: sentence(
    'Reasons: number 2',
    'Your plan starts from what you want to do again, and from what we measure.',
  ),
  reason_3_title: line('Reasons: title of number 3', 'Advanced equipment and techniques'),
  reason_3_text: sentence('Reasons: number 3', 'Exercise comes first. We use machines only when they may help.'),
  reason_4_title: line('Reasons: title of number 4', 'A holistic and preventive approach'),
  reason_4_text: sentence(
    'Reasons: number 4',
    'We look at sleep, work and habits too, so that the trouble is less likely to return.',
  ),
  reason_5_title: line('Reasons: title of number 5', 'A warm, welcoming environment'),
  reason_5_text: sentence('Reasons: number 5', 'Calm rooms, friendly faces, and room for every question.'),
  reason_6_title: line('Reasons: title of number 6', 'Proven results and happy clients'),
  reason_6_text: sentence('Reasons: number 6', 'We check your progress. No one can promise a cure.'),
  closing_title: line('End of the page: title', 'Ready when you are.'),
  closing_text: sentence(
    'End of the page: text',
    'Send us a few details, and we will get in touch to agree a day and a time.',
  ),
};

export const about = {
  ...search(
    'About Us',
    'Who we are and how we work in {place}: manual therapy, rehabilitation, posture correction, sports physiotherapy and injury prevention.',
  ),
  heading: line('Page: heading', 'About Us'),
  paragraph_1: long(
    'Introduction: first paragraph',
    'We are a physiotherapy and rehabilitation clinic. Our mission is to help people move with less pain and more confidence, whatever brought them here.',
  ),
  paragraph_2: long(
    'Introduction: second paragraph',
    'Manual therapy is treatment with our hands. Hands-on care can ease pain briefly. Exercise matters more. We explain the likely cause, what is uncertain, and what you can do.',
  ),
  paragraph_3: long(
    'Introduction: third paragraph',
    'Rehabilitation, or rehab, helps you recover after surgery, fracture or illness. We build strength step by step, and write a plan that you can follow at home.',
  ),
  paragraph_4: long(
    'Introduction: fourth paragraph',
    'We also offer posture correction, sports physiotherapy and injury prevention.',
  ),
  mission_title: line('Vision and Mission: title', 'Vision and Mission'),
  mission_lead: sentence('Vision and Mission: text', 'Six promises to every patient.'),
  mission_1: line('Vision and Mission: point 1', 'Personalized, evidence-based treatment'),
  mission_2: line('Vision and Mission: point 2', 'Long-term recovery and sustainable wellness'),
  mission_3: line('Vision and Mission: point 3', 'Modern techniques and technology'),
  mission_4: line('Vision and Mission: point 4', 'A healing environment with compassion and trust'),
  mission_5: line('Vision and Mission: point 5', 'Patient education and preventive care'),
  mission_6: line('Vision and Mission: point 6', 'Collaboration with other healthcare experts'),
  team_title: line('Team: title', 'Our team'),
  team: sentence('Team: text', 'Meet our expert physiotherapy team committed to your recovery.'),
  find_title: line('Where to find us: title', 'Where to find us'),
  hours_title: line('Where to find us: title of the opening hours', 'Opening hours'),
  closing_title: line('End of the page: title', 'Come and meet us.'),
  closing_text: sentence(
    'End of the page: text',
    'Send us a few details, and we will get in touch to agree a day and a time.',
  ),
};
