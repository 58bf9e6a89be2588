import type { SampleCondition } from '../types.ts';

export const recovery: SampleCondition[] = [
  {
    name: 'After a broken bone',
    bodyArea: 'elbow-wrist-hand',
    description:
      'A broken wrist, ankle, hip or shoulder is healing, and the part is stiff, weak or swollen. Moving again at the right ' +
      'time brings back most of what you need.',
    course:
      'Weeks 1 to 6 | The bone joins. Keep the joints next to the plaster or sling moving.\n' +
      '6 to 12 weeks | Out of the plaster. Stiffness is worst now, and then gets less each week.\n' +
      '3 to 6 months | Strength and trust return. A hip or a bad break can take a year.',
    selfCheck:
      'A doctor has treated a broken bone.\n' +
      'The joint is stiff or the muscles are thin.\n' +
      'It swells in the evening.\n' +
      'You do not trust the arm or the leg yet.',
    symptoms: [
      {
        title: 'Stiffness',
        description: 'Joints that were still move less. This is normal and gets better with movement.',
      },
      { title: 'Weakness', description: 'Muscles get thin within weeks, and grow again within months.' },
      { title: 'Swelling', description: 'The part may swell in the evening for some months.' },
      { title: 'Fear', description: 'Many people are afraid to fall again. That makes walking harder.' },
    ],
    causes: [
      {
        title: 'A fall',
        description: 'A fall on the hand often breaks the wrist or the shoulder. A fall on the side can break a hip.',
      },
      {
        title: 'Thin bones',
        description: 'After 50, a break from a small fall often means thin bones. Ask your doctor for a test.',
      },
      { title: 'Sport and traffic', description: 'Stronger forces break strong bones, and often hurt ligaments too.' },
    ],
    doLines:
      'Move fingers, toes and the joints near the break every hour.\n' +
      'Keep the hand or foot up when it swells.\n' +
      'Put weight on a leg only as your doctor has said.\n' +
      'Eat enough protein. Ask your doctor about vitamin D.',
    avoidLines:
      'Do not take off a splint or a sling before your doctor agrees.\n' +
      'Do not push anything into a plaster or get it wet.\n' +
      'Do not smoke: bones heal more slowly.\n' +
      'Do not stop moving because it is stiff.',
    exercises: [
      {
        title: 'Wrist: turn and bend',
        instructions:
          'Out of the plaster: rest the forearm on a table. Bend the wrist up and down, then turn the palm up and down.',
        howOften: '10 times each, four times a day',
        stopIf: 'pain is sharp, or the hand turns blue, hot or shiny',
      },
      {
        title: 'Ankle: draw the alphabet',
        instructions: 'Sit with the foot in the air. Draw large letters with your toes, slowly.',
        howOften: 'once through, three times a day',
        stopIf: 'the calf swells or hurts, or you are short of breath',
      },
      {
        title: 'Hip: stand up and sit down',
        instructions: 'Use a firm chair with arms. Stand up, stay for a moment, and sit down slowly.',
        howOften: '8 times, three times a day, if you may put weight on it',
        stopIf: 'the groin or thigh hurts sharply, or the leg gives way',
        picture: 'gait',
      },
    ],
    treatment: [
      {
        title: 'What your doctor allows',
        description: 'We follow the plan for weight and movement, and ask if it is unclear.',
      },
      {
        title: 'Movement and strength',
        description: 'Exercise at home several times a day. We change it every week or two.',
      },
      {
        title: 'Walking and stairs',
        description: 'We set sticks or a frame, and help you to leave them step by step.',
      },
      {
        title: 'Preventing the next one',
        description: 'Balance training, a safe home, and a letter to your doctor about thin bones.',
      },
    ],
    evidence:
      'After a broken hip there is good evidence for strength and balance training over months. For wrist, ankle and shoulder ' +
      'there is some: a plan for home does about as well as many visits.',
    children: 'Children’s bones heal fast, and most children need no treatment. Come if a limp or stiffness stays.',
    pregnancy: 'Tell us, so that we choose positions and exercises that suit you.',
    sources:
      'NICE guideline NG38: Fractures (non-complex) (2016) | https://www.nice.org.uk/guidance/ng38\n' +
      'NICE guideline CG124: Hip fracture (2011, updated 2023) | https://www.nice.org.uk/guidance/cg124\n' +
      'Handoll and Elliott: Rehabilitation for distal radial fractures in adults, Cochrane 2015 | ' +
      'https://doi.org/10.1002/14651858.CD003324.pub3\n' +
      'Lin and others: Rehabilitation for ankle fractures in adults, Cochrane 2012 | ' +
      'https://doi.org/10.1002/14651858.CD005595.pub3',
    signs: ['clot-in-the-lung', 'cold-limb', 'tight-plaster', 'broken-hip', 'infected-wound', 'blood-clot'],
    urgentHelp: '',
    routineHelp:
      'A hand or foot that burns, swells and changes colour: see a doctor within 2 to 3 days.\n\n' +
      'Book a visit with us when the plaster comes off, or earlier if the joints beside it get stiff.',
    problem: 'After surgery',
    writtenOn: '2026-11-28',
    picture: 'wrist-hand',
  },
  {
    name: 'After a heart attack or heart surgery',
    bodyArea: 'chest-and-breathing',
    description:
      'After a heart attack, a stent, a bypass or a new valve, guided training makes you fitter. It also ' +
      'protects your heart. It begins when your doctor agrees.',
    course:
      'First 2 weeks | Short walks at home, several times a day.\n' +
      '2 to 12 weeks | Training two or three times a week, with pulse and blood pressure watched.\n' +
      'After 12 weeks | You go on by yourself. Staying active counts for life.',
    selfCheck:
      'You had a heart attack, a stent, a bypass or another heart operation.\n' +
      'Your doctor has told you that you may be active.\n' +
      'You are unsure how much you may do.',
    symptoms: [
      {
        title: 'Tired and out of breath',
        description: 'Small tasks feel hard at first. It gets better from week to week.',
      },
      {
        title: 'A sore chest after an operation',
        description: 'Breastbone and ribs ache for six to twelve weeks, also when you cough.',
      },
      {
        title: 'Worry',
        description: 'Many people are afraid to exert themselves, or feel low. Tell us: it can be helped.',
      },
    ],
    causes: [
      {
        title: 'Narrow vessels',
        description: 'Fat and calcium narrow the vessels of the heart. A clot then blocks one.',
      },
      {
        title: 'What you can change',
        description: 'Smoking, high blood pressure, diabetes, cholesterol, weight, stress and little movement.',
      },
      { title: 'What you cannot change', description: 'Age and family. The rest then matters all the more.' },
    ],
    doLines:
      'Walk every day, a little further each week.\n' +
      'Take your medicine, also when you feel well.\n' +
      'Hold a pillow to your chest when you cough after an operation.\n' +
      'Stop smoking. Ask your doctor for help.',
    avoidLines:
      'Do not stop tablets by yourself.\n' +
      'After the breastbone was opened: lift and push little for six to twelve weeks, as your surgeon says.\n' +
      'Do not exercise with a fever, or straight after a meal.\n' +
      'Do not drive until your doctor agrees.',
    exercises: [
      {
        title: 'Walk and talk',
        instructions: 'Walk on flat ground so that you can still speak in sentences. Begin and end slowly.',
        howOften: '5 to 10 minutes, three times a day; add a minute every day or two',
        stopIf: 'you have chest pain, feel faint, or your heart races or stumbles',
        picture: 'gait',
      },
      {
        title: 'Shoulder rolls',
        instructions: 'Sit. Roll your shoulders slowly backwards. Keep your elbows near your body.',
        howOften: '10 times, three times a day',
        stopIf: 'the breastbone clicks or hurts sharply',
      },
    ],
    treatment: [
      { title: 'Findings first', description: 'We need the letter of your hospital, and test how far you can walk.' },
      {
        title: 'Training that is watched',
        description: 'Walking, cycling and light strength. We watch pulse, blood pressure and how you feel.',
      },
      { title: 'Daily life', description: 'Stairs, lifting, work, sex, travel: we talk about what is safe and when.' },
      { title: 'Staying well', description: 'Food, smoking, stress, medicine and mood, together with your doctor.' },
    ],
    evidence:
      'After a heart attack there is good evidence: fewer people need hospital again, and fewer die of it. With a weak heart, ' +
      'fewer people need hospital.',
    children: 'Children with a heart problem need a plan of their own from their heart clinic.',
    pregnancy: 'With a heart problem in pregnancy, train only as your heart doctor says.',
    sources:
      'NICE guideline NG185: Acute coronary syndromes (2020) | https://www.nice.org.uk/guidance/ng185\n' +
      'Dibben and others: Exercise-based cardiac rehabilitation for coronary heart disease, Cochrane 2021 | ' +
      'https://doi.org/10.1002/14651858.CD001800.pub4',
    signs: [
      'chest-pain',
      'cannot-breathe',
      'collapse',
      'stroke',
      'breathless-unexplained',
      'infected-wound',
      'self-harm',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor today if the breastbone clicks or moves, or a wound of the chest or leg opens.\n\n' +
      'See a doctor within 2 to 3 days if you gain more than two kilograms in three days.\n\n' +
      'Book a visit with us when you are home and your doctor agrees to training.',
    problem: 'Getting fit after a heart problem',
    writtenOn: '2026-11-28',
    picture: 'heart',
  },
  {
    name: 'After a long hospital stay',
    bodyArea: 'nerves-and-balance',
    description:
      'After intensive care or weeks in bed, nearly everyone is weak, tired and short of breath. Strength comes back with ' +
      'small steps, often over months.',
    course:
      'First 2 weeks at home | Sit up, stand up and walk a few steps, many times a day.\n' +
      '1 to 3 months | Longer walks, stairs and daily tasks.\n' +
      '3 to 12 months | Most people do what matters to them again. Some stay tired for longer.',
    selfCheck:
      'You were in intensive care, or in bed for a week or more.\n' +
      'Legs and arms are weak, and stairs are hard.\n' +
      'You are tired after small things.\n' +
      'Sleep, memory or mood are not what they were.',
    symptoms: [
      {
        title: 'Weak muscles',
        description: 'You may lose much muscle within days. Standing up can be the hardest task.',
      },
      { title: 'Short of breath', description: 'The heart and lungs are out of training too.' },
      {
        title: 'Mind and mood',
        description: 'Bad dreams, poor memory, fear or low mood are common after intensive care.',
      },
      { title: 'Swallowing and voice', description: 'After a breathing tube, they can be weak for some weeks.' },
    ],
    causes: [
      { title: 'Lying still', description: 'Muscles, bones and balance fade without use.' },
      {
        title: 'The illness',
        description: 'Infection, an operation, little food and some medicines weaken nerves and muscles.',
      },
    ],
    doLines:
      'Spread tasks over the day, with rests.\n' +
      'Stand up from a chair every hour.\n' +
      'Eat protein with each meal: eggs, milk, lentils, fish or meat.\n' +
      'Let someone be near when you walk, shower or climb stairs.',
    avoidLines:
      'Do not stay in bed all day.\n' +
      'Do not do everything on a good day: you may crash afterwards.\n' +
      'No loose slippers, mats or cables.\n' +
      'Do not hide bad dreams or sadness.',
    exercises: [
      {
        title: 'Stand up and sit down',
        instructions: 'Use a firm chair with arms. Lean forward, stand up, count to three, sit down slowly.',
        howOften: '5 times, four times a day',
        stopIf: 'you feel faint, your chest hurts, or you are very short of breath',
        picture: 'gait',
      },
      {
        title: 'March on the spot',
        instructions: 'Hold on to the kitchen counter. Lift one knee, then the other, at an easy pace.',
        howOften: '1 minute, three times a day',
        stopIf: 'a leg gives way, a calf hurts, or your heart races',
      },
    ],
    treatment: [
      {
        title: 'Where you are now',
        description: 'We test strength, balance, walking and breath, and agree goals with you.',
      },
      { title: 'Strength and walking', description: 'Training a little harder each week. Home visits are possible.' },
      { title: 'Saving energy', description: 'We plan your day, so that you get through it.' },
      { title: 'Your family', description: 'They learn how to help safely, and when to let you try.' },
    ],
    evidence: 'There is some evidence that training after intensive care makes people fitter. How much differs widely.',
    children: 'Children recover through play. Their hospital should give you a plan.',
    pregnancy: 'After an illness in pregnancy, ask your maternity unit before you train.',
    sources:
      'NICE guideline CG83: Rehabilitation after critical illness in adults (2009) | https://www.nice.org.uk/guidance/cg83',
    signs: [
      'chest-pain',
      'cannot-breathe',
      'stroke',
      'clot-in-the-lung',
      'immune-fever',
      'blood-clot',
      'infected-wound',
      'self-harm',
    ],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if:\n' +
      '• you cough at meals, or your voice sounds wet afterwards\n' +
      '• skin over the tail bone or a heel is red or open\n' +
      '• you lose weight\n\n' +
      'Book a visit with us when you are home. We also come to you.',
    problem: 'Falls or unsteady walking',
    writtenOn: '2026-11-28',
    picture: 'walking-frame',
  },
  {
    name: 'After tuberculosis of the lungs',
    bodyArea: 'chest-and-breathing',
    description:
      'The medicine for tuberculosis ends the infection. Scars in the lungs can leave cough, phlegm and breathlessness. ' +
      'Breathing practice and training help you to live well with them.',
    course:
      'During treatment | Rest, good food and short walks. Take every tablet.\n' +
      'First 3 months after it | Breathing practice and training, when tests are clear.\n' +
      'After some months | Most people can work again. Some need training now and then.',
    selfCheck:
      'A doctor has treated you for tuberculosis and says that you are no longer infectious.\n' +
      'You are still short of breath or cough up phlegm.\n' +
      'You are weak or have lost weight.',
    symptoms: [
      { title: 'Short of breath', description: 'First on stairs or hills, later perhaps on flat ground.' },
      { title: 'Cough and phlegm', description: 'Scarred airways hold phlegm back, above all in the morning.' },
      { title: 'Little strength', description: 'You have lost muscle during the illness.' },
    ],
    causes: [
      { title: 'Scars', description: 'Lungs that were ill can stay narrow, stiff or wide in places.' },
      { title: 'The illness itself', description: 'Fever, little appetite and months of rest take strength away.' },
      { title: 'Smoke', description: 'Tobacco and cooking smoke make it worse.' },
    ],
    doLines:
      'Finish the medicine, even when you feel well.\n' +
      'Walk every day, with rests.\n' +
      'Eat enough, with protein at each meal.\n' +
      'Ask about vaccines against flu and pneumonia.',
    avoidLines:
      'Do not smoke. Keep away from cooking smoke.\n' +
      'No group training until your doctor says that you are not infectious.\n' +
      'Do not hide a cough that comes back.',
    exercises: [
      {
        title: 'Breathe, then huff',
        instructions:
          'Take three slow, deep breaths. Then open your mouth and breathe out fast, as if to mist a mirror.',
        howOften: '5 rounds, twice a day',
        stopIf: 'you cough up blood, or feel dizzy or faint',
        picture: 'breath',
      },
      {
        title: 'Walk with a goal',
        instructions: 'Walk to a tree or a shop. Rest when you must, and note how far you came.',
        howOften: '10 to 20 minutes a day',
        stopIf: 'you have chest pain, or cannot finish a sentence',
      },
    ],
    treatment: [
      { title: 'When it is safe', description: 'We ask for your test results, so that no one is infected.' },
      { title: 'Clearing the lungs', description: 'Breathing and huffing bring phlegm up with less effort.' },
      { title: 'Training', description: 'Walking and strength, two or three times a week for six to twelve weeks.' },
    ],
    evidence: 'There is some evidence, mostly from small studies, that training improves walking and breath.',
    children: 'Children with tuberculosis need their doctor’s plan. Most of them need no training of the lungs.',
    pregnancy: 'Tell us. Breathing practice is safe; we choose other positions.',
    sources:
      'Migliori and others: Clinical standards for the assessment, management and rehabilitation of post-TB lung disease, ' +
      'International Journal of Tuberculosis and Lung Disease 2021 | https://doi.org/10.5588/ijtld.21.0425\n' +
      'WHO: Tuberculosis | https://www.who.int/news-room/fact-sheets/detail/tuberculosis',
    signs: ['chest-pain', 'cannot-breathe', 'coughing-blood', 'breathless-unexplained', 'long-cough'],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days if you have night sweats or evening fever again, or lose weight.\n\n' +
      'Book a visit with us when your doctor says that you are no longer infectious.',
    problem: 'Breathing problems',
    writtenOn: '2026-11-28',
    picture: 'breath',
  },
  {
    name: 'Joint pain after dengue or chikungunya',
    bodyArea: 'ankle-and-foot',
    description:
      'After these fevers, joints can hurt for weeks or months. It is slow, but most people get well. Gentle movement helps; ' +
      'the time of the fever itself belongs to a doctor.',
    course:
      'First 2 weeks | Fever and strong pain. Rest, drink, and follow your doctor.\n' +
      '2 to 12 weeks | Joints are stiff, mostly in the morning. Gentle movement every day.\n' +
      '3 to 12 months | Most people are well. After chikungunya some have pain for longer.',
    selfCheck:
      'You had dengue or chikungunya, and the fever is gone.\n' +
      'Hands, wrists, ankles or feet hurt on both sides.\n' +
      'You are stiff in the morning.\n' +
      'You are tired.',
    symptoms: [
      { title: 'Sore, stiff joints', description: 'Often hands, wrists, knees, ankles and feet. It comes and goes.' },
      { title: 'Swelling', description: 'Fingers or ankles can be thick for some weeks.' },
      { title: 'Tired', description: 'You need more rest than before. This passes slowly.' },
    ],
    causes: [
      {
        title: 'A virus from mosquitoes',
        description: 'Dengue and chikungunya come from mosquitoes that bite by day.',
      },
      { title: 'The immune system', description: 'It goes on irritating the joints after the virus has left.' },
      {
        title: 'Another joint illness',
        description: 'Pain beyond three months may be rheumatoid arthritis. A doctor tests for it.',
      },
    ],
    doLines:
      'Move each sore joint gently, several times a day.\n' +
      'Warm stiff joints in the morning, cool hot ones.\n' +
      'Walk a little every day.\n' +
      'Protect yourself and others from bites: nets, sleeves, no standing water.',
    avoidLines:
      'While you have fever: no ibuprofen, diclofenac or aspirin, unless a doctor has ruled out dengue.\n' +
      'Do not train hard while joints are hot or swollen.\n' +
      'No steroid tablets without a doctor.',
    exercises: [
      {
        title: 'Open and close the hands',
        instructions: 'In warm water: open your hands wide, then make a soft fist.',
        howOften: '10 times, three times a day',
        stopIf: 'a joint gets hot and swells more',
      },
      {
        title: 'Ankle pumps',
        instructions: 'Sit with your legs out. Pull your toes towards you, then point them.',
        howOften: '15 times, three times a day',
        stopIf: 'a calf hurts or swells',
      },
    ],
    treatment: [
      { title: 'Looking first', description: 'We check joints, fever and signs of another illness.' },
      { title: 'Movement and strength', description: 'Gentle exercise, a little more each week, also in water.' },
      { title: 'Daily life', description: 'Splints, larger grips and rests spare sore hands.' },
    ],
    evidence: 'The studies are few and weak. Exercise helps in other joint illnesses, so we expect it to help here.',
    children: 'A child with fever and sore joints needs a doctor. Afterwards, most children recover quickly.',
    pregnancy: 'With fever in pregnancy, see a doctor today. Near the birth, the virus can pass to the baby.',
    sources:
      'WHO: Chikungunya | https://www.who.int/news-room/fact-sheets/detail/chikungunya\n' +
      'WHO: Dengue and severe dengue | https://www.who.int/news-room/fact-sheets/detail/dengue-and-severe-dengue',
    signs: ['severe-dengue', 'hot-joint', 'dengue', 'immune-fever'],
    urgentHelp: '',
    routineHelp:
      'See a doctor within two weeks if joints are still swollen after six weeks, or pain lasts for three months.\n\n' +
      'Book a visit with us once the fever has been gone for some days.',
    problem: 'Swollen or stiff joints',
    writtenOn: '2026-11-28',
    picture: 'sore-joints',
  },
  {
    name: 'Caring for someone after a stroke',
    bodyArea: 'nerves-and-balance',
    description:
      'Families do most of the work after a stroke. Good ways to lift, to lie and to practise protect the person you care ' +
      'for, and your own back.',
    course:
      'First week at home | Make the home safe. Learn to turn, sit up and move to a chair.\n' +
      'First 3 months | Practise a little many times a day. Most change comes now.\n' +
      'After 6 months | Change goes on more slowly. You both need rest, help and people.',
    selfCheck:
      'You look after someone who had a stroke.\n' +
      'You lift or turn them, or are afraid that they fall.\n' +
      'The shoulder of the weak arm hurts.\n' +
      'You are tired or your back hurts.',
    symptoms: [
      { title: 'A sore shoulder', description: 'A weak arm hangs and is easily hurt, mostly by pulling.' },
      { title: 'Skin that breaks', description: 'Over the tail bone, hips and heels, if someone lies for long.' },
      { title: 'Falls', description: 'Most happen at night, in the bathroom, or in a hurry.' },
      { title: 'Choking', description: 'Food or drink goes the wrong way. A voice that sounds wet is a sign.' },
    ],
    causes: [
      { title: 'Weakness and less feeling', description: 'The weak side does not protect itself.' },
      { title: 'Lying and sitting', description: 'Pressure on one place for hours harms the skin.' },
      {
        title: 'Too much help',
        description: 'Someone for whom all is done loses strength. Waiting is part of caring.',
      },
    ],
    doLines:
      'Turn someone who lies every two to three hours. Look at the skin each day.\n' +
      'Rest the weak arm on a pillow, with the hand open.\n' +
      'Sit upright to eat and drink, and for half an hour afterwards.\n' +
      'Stand on the weak side. Bend your knees, keep close, and count to three together.',
    avoidLines:
      'Never pull on the weak arm, or lift someone under the armpits.\n' +
      'Do not lift alone what you cannot lift.\n' +
      'No food or drink for someone who is sleepy or coughs at each sip.\n' +
      'No loose mats, dark ways or slippers.',
    exercises: [
      {
        title: 'Stand up together',
        instructions:
          'The person sits at the edge, feet flat, and leans forward. You hold the belt or hips, not the arm.',
        howOften: '5 to 10 times, several times a day',
        stopIf: 'a knee gives way, or they are faint or in pain',
        picture: 'gait',
      },
      {
        title: 'Move the weak arm',
        instructions: 'Hold above the wrist and below the elbow. Lift it slowly, only as high as the shoulder.',
        howOften: '5 times, three times a day',
        stopIf: 'the shoulder hurts',
      },
    ],
    treatment: [
      {
        title: 'A visit at home',
        description: 'We look at bed, chair, toilet and doors, and practise there with both of you.',
      },
      { title: 'Lifting and turning', description: 'You learn ways that need little strength, and what aids help.' },
      { title: 'A plan for the day', description: 'Short practice that fits into washing, dressing and meals.' },
      {
        title: 'Your own health',
        description: 'We look at your back too. Ask your doctor about help, rest and money.',
      },
    ],
    evidence:
      'There is good evidence for practising real tasks many times. For training families there is some: it helps most ' +
      'with safe lifting and with worry.',
    children: 'Children may help with games and words. They should not lift.',
    pregnancy: 'If you are pregnant, do not lift an adult. We show others in the family.',
    sources:
      'NICE guideline NG236: Stroke rehabilitation in adults (2023) | https://www.nice.org.uk/guidance/ng236\n' +
      'National Clinical Guideline for Stroke for the UK and Ireland (2023) | https://www.strokeguideline.org/contents/',
    signs: ['stroke', 'cannot-breathe', 'collapse', 'head-injury', 'fever-with-cough', 'blood-clot', 'self-harm'],
    urgentHelp: '',
    routineHelp:
      'See a doctor within 2 to 3 days for:\n' +
      '• skin that is red for more than half an hour, or open\n' +
      '• coughing at meals\n' +
      '• a painful shoulder or a swollen hand\n' +
      '• low mood of either of you\n\n' +
      'Book a visit with us for both of you. We come to your home if that is easier.',
    problem: 'Weakness after a stroke',
    writtenOn: '2026-11-28',
    picture: 'wheelchair',
  },
];
