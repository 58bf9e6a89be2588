import { expect, test } from 'vitest';
import { shortNameOf } from './short-name.ts';

test.each([
  ['Physio', 'Physio'],
  ['Physiotherapy App', 'Physiotherapy'],
  ['The Riverside Physiotherapy and Rehabilitation Centre, Kochi', 'The Riverside'],
  ['Knee and Back Clinic', 'Knee and Back'],
  ['Kochi Knee & Rehabilitation', 'Kochi Knee'],
  ['Dr. Rao, Physiotherapist', 'Dr. Rao'],
  ['move and heal', 'move and heal'],
  ['Ω', 'Ω'],
  ['அமைதி மூட்டு இயன்முறை மையம்', 'அமைதி மூட்டு இயன்முறை'],
  ['مركز الشفاء للعلاج الطبيعي', 'مركز الشفاء'],
  ['R'.repeat(60), 'R'.repeat(60)],
])('below an icon, %s is called %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
