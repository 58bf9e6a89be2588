import type { SampleSymptom } from './types.ts';

export const symptoms: SampleSymptom[] = [
  {
    name: 'Aching after sitting',
    conditions: ['Back pain', 'Cervical spondylosis', 'Neck pain', 'Scoliosis', 'Slipped disc'],
  },
  { name: 'Back stiffness in the morning', conditions: ['Back pain', 'Scoliosis', 'Slipped disc'] },
  { name: 'Breathless on effort', conditions: ['Post-COVID breathlessness'] },
  { name: 'Burning pain', conditions: ['Carpal tunnel syndrome', 'Cervical spondylosis', 'Sciatica', 'Slipped disc'] },
  {
    name: 'Clicking joint',
    conditions: ['Cervical spondylosis', 'Jaw pain (TMJ disorder)', 'Knee osteoarthritis', 'Rotator cuff injury'],
  },
  { name: 'Dizziness when turning', conditions: ['Vertigo (BPPV)'] },
  { name: 'Foot drop', conditions: ['Sciatica', 'Slipped disc', 'Stroke recovery'] },
  {
    name: 'Grip weakness',
    conditions: ['Carpal tunnel syndrome', 'Cervical spondylosis', "Golfer's elbow", 'Stroke recovery', 'Tennis elbow'],
  },
  { name: 'Headache from the neck', conditions: ['Cervical spondylosis', 'Jaw pain (TMJ disorder)', 'Neck pain'] },
  { name: 'Heel pain on the first steps', conditions: ['Heel pain (plantar fasciitis)'] },
  { name: 'Joint swelling', conditions: ['Ankle sprain', 'Knee osteoarthritis'] },
  { name: 'Knee giving way', conditions: ['Knee osteoarthritis', 'Slipped disc'] },
  { name: 'Leaking urine', conditions: ['Pelvic floor weakness'] },
  { name: 'Locking finger', conditions: ['Carpal tunnel syndrome'] },
  { name: 'Muscle cramp', conditions: ["Parkinson's disease", 'Sciatica', 'Sports muscle strain'] },
  { name: 'Neck stiffness', conditions: ['Cervical spondylosis', 'Neck pain'] },
  { name: 'Numb fingers', conditions: ['Carpal tunnel syndrome', 'Cervical spondylosis', "Golfer's elbow"] },
  { name: 'Pain on stairs', conditions: ['Ankle sprain', 'Knee osteoarthritis'] },
  { name: 'Shoulder pain at night', conditions: ['Frozen shoulder', 'Rotator cuff injury'] },
  { name: 'Tingling in the leg', conditions: ['Sciatica', 'Scoliosis', 'Slipped disc'] },
  {
    name: 'Unsteady walking',
    conditions: ['Cervical spondylosis', "Parkinson's disease", 'Stroke recovery', 'Vertigo (BPPV)'],
  },
  { name: 'Weak ankle', conditions: ['Ankle sprain', 'Stroke recovery'] },
  { name: 'Weakness on one side of the face', conditions: ["Bell's palsy", 'Stroke recovery'] },
  { name: 'Wrist pain when typing', conditions: ['Carpal tunnel syndrome', 'Tennis elbow'] },
];
