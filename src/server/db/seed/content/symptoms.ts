import type { SampleSymptom } from './types.ts';

export const symptoms: SampleSymptom[] = [
  {
    name: 'Aching after sitting',
    urgentHelp:
      'With numbness between the legs, or trouble passing urine: emergency care now. With chest pain: call ' +
      '{emergency}.',
    conditions: ['Back pain', 'Cervical spondylosis', 'Kneecap pain', 'Neck pain', 'Scoliosis', 'Slipped disc'],
  },
  {
    name: 'Back stiffness in the morning',
    urgentHelp:
      'With numbness between the legs: emergency care now. With a new fever or a past cancer: see a doctor today.',
    conditions: ['Back pain', 'Inflammatory back pain', 'Scoliosis', 'Slipped disc'],
  },
  {
    name: 'Breathless on effort',
    urgentHelp: 'Sudden breathlessness, or new chest pain: call {emergency}. Unexplained or worse: see a doctor today.',
    conditions: ['COPD', 'Post-COVID breathlessness'],
  },
  {
    name: 'Burning feet',
    urgentHelp:
      'A foot wound with fever, or black skin: emergency care now. A wound, a hot swelling or a colour change: ' +
      'see a doctor today.',
    conditions: ['Nerve pain in diabetes'],
  },
  {
    name: 'Burning pain',
    urgentHelp:
      'An arm or leg that suddenly goes weak or numb: call {emergency}. Numbness between the legs: emergency care now.',
    conditions: [
      'Carpal tunnel syndrome',
      'Cervical spondylosis',
      'Nerve pain in diabetes',
      'Sciatica',
      'Slipped disc',
    ],
  },
  {
    name: 'Child who limps',
    urgentHelp:
      'With fever, or no weight on the leg: emergency care today. A child under three: see a doctor today. A ' +
      'testicle that hurts: emergency care now.',
    conditions: ['Limping child and growing pains'],
  },
  {
    name: 'Clicking joint',
    urgentHelp:
      'A joint that is suddenly hot, swollen and very painful: emergency care today. A jaw stuck open: emergency ' +
      'care now. A knee that is stuck: see a doctor today.',
    conditions: [
      'Cervical spondylosis',
      'Jaw pain (TMJ disorder)',
      'Knee osteoarthritis',
      'Kneecap pain',
      'Ligament and meniscus injuries of the knee',
      'Rotator cuff injury',
    ],
  },
  {
    name: 'Cough with phlegm',
    urgentHelp:
      'With blood, sudden breathlessness or chest pain: call {emergency}. With fever: see a doctor today. A ' +
      'cough for two weeks: get a TB test.',
    conditions: ['COPD'],
  },
  {
    name: 'Dizziness when turning',
    urgentHelp:
      'Dizzy with chest pain, a sudden headache, slurred speech, or a weak face or arm: call {emergency}. Spinning ' +
      'that goes on while you lie still: emergency care today.',
    conditions: ['Vertigo (BPPV)'],
  },
  {
    name: 'Finger that locks',
    urgentHelp: 'A finger that is swollen all along and hurts very much when you straighten it: emergency care now.',
    conditions: ['Carpal tunnel syndrome', 'Trigger finger'],
  },
  {
    name: 'Foot drop',
    urgentHelp:
      'A foot or leg that suddenly goes weak: call {emergency}. With numbness between the legs, or trouble passing ' +
      'urine: emergency care now. Any other foot drop: see a doctor today.',
    conditions: ['Sciatica', 'Slipped disc', 'Spinal stenosis', 'Stroke recovery'],
  },
  {
    name: 'Grip weakness',
    urgentHelp:
      'An arm that suddenly goes weak: call {emergency}. Both hands numb, clumsy hands or unsteady walking: see a doctor within ' +
      'a day.',
    conditions: [
      'Carpal tunnel syndrome',
      'Cervical spondylosis',
      "Golfer's elbow",
      'Gout and rheumatoid arthritis',
      'Stroke recovery',
      'Tennis elbow',
    ],
  },
  {
    name: 'Groin pain',
    urgentHelp:
      'After a fall, if you cannot walk: emergency care now. Sudden pain in a testicle, or a lump that hurts: ' +
      'emergency care now. With fever: emergency care today.',
    conditions: ['Hip pain and arthritis', 'Pelvic girdle pain in pregnancy'],
  },
  {
    name: 'Headache from the neck',
    urgentHelp:
      'A sudden, very bad headache, or one with fever, confusion or weakness: call {emergency}. Over 50 with a new headache, sore ' +
      'scalp or sight change: emergency care today.',
    conditions: ['Cervical spondylosis', 'Headache from the neck', 'Jaw pain (TMJ disorder)', 'Neck pain', 'Whiplash'],
  },
  {
    name: 'Heel pain on the first steps',
    urgentHelp:
      'After a fall or a jump, if you cannot stand on the foot: emergency care now. After a snap, or if you cannot ' +
      'rise on your toes: emergency care today.',
    conditions: ['Achilles tendon pain', 'Heel pain (plantar fasciitis)'],
  },
  {
    name: 'Joint swelling',
    urgentHelp: 'A joint that is suddenly hot, swollen and very painful: emergency care today, even without fever.',
    conditions: [
      'After a joint replacement',
      'Ankle sprain',
      'Gout and rheumatoid arthritis',
      'Knee osteoarthritis',
      'Ligament and meniscus injuries of the knee',
    ],
  },
  {
    name: 'Knee giving way',
    urgentHelp:
      'A leg that suddenly goes weak: call {emergency}. With numbness between the legs, or trouble passing urine: emergency ' +
      'care now.',
    conditions: ['Knee osteoarthritis', 'Ligament and meniscus injuries of the knee', 'Slipped disc'],
  },
  {
    name: 'Leaking urine',
    urgentHelp: 'Leaking with numbness between the legs, or legs that go weak: emergency care now.',
    conditions: ['Pelvic floor weakness'],
  },
  {
    name: 'Leg pain when walking',
    urgentHelp:
      'A leg that is cold, pale or blue: call {emergency}. With numbness between the legs, or trouble passing ' +
      'urine: emergency care now. A calf that is swollen, warm or sore: see a doctor today.',
    conditions: ['Achilles tendon pain', 'Sciatica', 'Spinal stenosis'],
  },
  {
    name: 'Muscle cramp',
    urgentHelp:
      'A swollen calf with breathlessness or chest pain: call {emergency}. A calf that is swollen, warm or red: see ' +
      'a doctor today.',
    conditions: ["Parkinson's disease", 'Sciatica', 'Sports muscle strain'],
  },
  {
    name: 'Neck stiffness',
    urgentHelp:
      'With fever and a bad headache, a rash or confusion: call {emergency}. After a fall or an accident: call ' +
      '{emergency} and keep still.',
    conditions: ['Cervical spondylosis', 'Headache from the neck', 'Neck pain', 'Whiplash'],
  },
  {
    name: 'Numb fingers',
    urgentHelp:
      'Sudden numbness on one side of the body: call {emergency}. Both hands numb, with clumsy hands or unsteady walking: see a ' +
      'doctor within a day.',
    conditions: ['Carpal tunnel syndrome', 'Cervical spondylosis', "Golfer's elbow"],
  },
  {
    name: 'Pain on stairs',
    urgentHelp:
      'With chest pain or breathlessness: call {emergency}. A joint that is suddenly hot, swollen and very painful: ' +
      'emergency care today.',
    conditions: [
      'After a joint replacement',
      'Ankle sprain',
      'Hip pain and arthritis',
      'Knee osteoarthritis',
      'Kneecap pain',
    ],
  },
  {
    name: 'Pelvic pain in pregnancy',
    urgentHelp:
      'Bleeding, strong belly pain, or a baby that moves less: call {emergency} or go to the maternity ward at once.',
    conditions: ['Pelvic girdle pain in pregnancy'],
  },
  {
    name: 'Shoulder pain at night',
    urgentHelp: 'Shoulder pain with chest pain, sweating or breathlessness: call {emergency}.',
    conditions: ['Frozen shoulder', 'Rotator cuff injury'],
  },
  {
    name: 'Tingling hand at night',
    urgentHelp: 'A whole arm that is suddenly numb or weak, a drooping face or slurred speech: call {emergency}.',
    conditions: ['Carpal tunnel syndrome'],
  },
  {
    name: 'Tingling in the leg',
    urgentHelp:
      'With numbness between the legs, or trouble passing urine or stool: emergency care now. A leg that gets weaker: see ' +
      'a doctor today.',
    conditions: ['Nerve pain in diabetes', 'Sciatica', 'Scoliosis', 'Slipped disc', 'Spinal stenosis'],
  },
  {
    name: 'Unsteady walking',
    urgentHelp:
      'Sudden trouble walking, speaking or seeing, or a weak face or arm: call {emergency}. Clumsy hands, or legs ' +
      'that slowly get weaker: see a doctor within a day.',
    conditions: [
      'Cervical spondylosis',
      'Nerve pain in diabetes',
      'Osteoporosis and falls',
      "Parkinson's disease",
      'Stroke recovery',
      'Vertigo (BPPV)',
    ],
  },
  {
    name: 'Weak ankle',
    urgentHelp:
      'A foot or leg that suddenly goes weak, a drooping face or slurred speech: call {emergency}. After an injury, ' +
      'if you cannot take four steps: emergency care today. A foot that drops: see a doctor today.',
    conditions: ['Ankle sprain', 'Stroke recovery'],
  },
  {
    name: 'Weakness on one side of the face',
    urgentHelp:
      'Call {emergency} at once if one side of the face droops suddenly, even with no other sign. Only a doctor can rule out a ' +
      'stroke.',
    conditions: ["Bell's palsy", 'Stroke recovery'],
  },
  {
    name: 'Wrist pain when typing',
    urgentHelp: 'A hand that is hot, red and swollen with fever, or out of shape after a fall: emergency care now.',
    conditions: ['Carpal tunnel syndrome', 'Tennis elbow'],
  },
];
