import type { SampleHold, SampleVisits } from './types.ts';

/** Practitioner whom the website does not show: a name is all that the clinic needs. */
export const colleague = 'Kavya Sample';

export const rooms = ['Treatment room 1', 'Treatment room 2', 'Gym'];

const [nila, arjun, kavya] = [0, 1, 2];

/** Working days are counted from the first start: 0 is that day, or the next one on which the clinic is open. */
export const sampleVisits: SampleVisits[] = [
  {
    name: 'Asha Sample',
    treatment: 'Manual Therapy',
    practitioner: nila,
    times: ['-23 09:00', '-17 09:00', '-12 09:00', '-7 09:00', '-2 09:00', '0 09:00', '3 09:00'],
  },
  {
    name: 'Bharat Sample',
    treatment: 'Sports Physiotherapy',
    practitioner: arjun,
    times: ['-2 11:00'],
    first: 'noshow',
  },
  { name: 'Tara Sample', treatment: 'Manual Therapy', practitioner: nila, times: ['-2 16:00'], first: 'cancelled' },
  {
    name: 'Charu Sample',
    treatment: 'Kinesio Taping',
    practitioner: kavya,
    times: ['-13 10:00', '-8 10:00', '-1 10:00'],
  },
  {
    name: 'Dev Sample',
    treatment: 'Musculoskeletal Physiotherapy',
    practitioner: nila,
    times: ['-19 15:00', '-14 15:00', '-9 15:00', '-1 15:00', '0 10:00', '5 10:00'],
  },
  {
    name: 'Ela Sample',
    treatment: 'Pre and Post Surgery Rehabilitation',
    practitioner: arjun,
    times: ['0 08:30', '4 08:30'],
    wantsEarlier: { days: [], parts: ['morning'] },
  },
  {
    name: 'Farid Sample',
    treatment: 'Neuro Physiotherapy and Rehabilitation',
    practitioner: kavya,
    times: ['0 09:30'],
  },
  { name: 'Amit Sample', treatment: 'Sports Physiotherapy', practitioner: kavya, times: ['0 10:30'] },
  { name: 'Gita Sample', treatment: 'Geriatric Physiotherapy', practitioner: nila, times: ['0 11:00'] },
  { name: 'Hari Sample', treatment: 'Sports Physiotherapy', practitioner: arjun, times: ['0 11:00'] },
  {
    name: 'Indu Sample',
    treatment: 'Vestibular Rehabilitation',
    practitioner: kavya,
    times: ['0 11:30'],
    first: 'cancelled',
  },
  { name: 'Bina Sample', treatment: 'Kinesio Taping', practitioner: nila, times: ['0 11:30'] },
  { name: 'Jaya Sample', treatment: 'Therapeutic Massage', practitioner: nila, times: ['0 12:00'] },
  { name: 'Chand Sample', treatment: 'Manual Therapy', practitioner: kavya, times: ['0 12:30', '4 12:30'] },
  { name: 'Diya Sample', treatment: 'Therapeutic Massage', practitioner: arjun, times: ['0 13:00'] },
  { name: 'Esha Sample', treatment: 'Geriatric Physiotherapy', practitioner: kavya, times: ['0 13:30'] },
  { name: 'Kiran Sample', treatment: 'Manual Therapy', practitioner: arjun, times: ['0 14:00'] },
  // At a time that is taken, so it is overbooked.
  { name: 'Lata Sample', treatment: 'Geriatric Physiotherapy', practitioner: arjun, times: ['0 14:00'] },
  { name: 'Gopal Sample', treatment: 'Manual Therapy', practitioner: nila, times: ['0 14:30'] },
  { name: 'Heena Sample', treatment: 'Kinesio Taping', practitioner: kavya, times: ['-3 15:00', '0 15:00'] },
  { name: 'Mani Sample', treatment: 'Musculoskeletal Physiotherapy', practitioner: nila, times: ['0 15:30'] },
  { name: 'Noor Sample', treatment: 'Kinesio Taping', practitioner: kavya, times: ['0 16:00'] },
  { name: 'Isha Sample', treatment: 'Manual Therapy', practitioner: nila, times: ['0 16:30'] },
  { name: 'Joel Sample', treatment: 'Sports Physiotherapy', practitioner: kavya, times: ['0 17:00'] },
  { name: 'Omar Sample', treatment: 'Sports Physiotherapy', practitioner: arjun, times: ['0 17:30'] },
  { name: 'Latif Sample', treatment: 'Therapeutic Massage', practitioner: nila, times: ['0 18:00'] },
  { name: 'Uma Sample', treatment: 'Geriatric Physiotherapy', practitioner: kavya, times: ['0 18:30'] },
  { name: 'Priya Sample', treatment: 'Manual Therapy', practitioner: nila, times: ['1 09:00'] },
  { name: 'Ravi Sample', treatment: 'Neuro Physiotherapy and Rehabilitation', practitioner: kavya, times: ['1 10:00'] },
  { name: 'Veena Sample', treatment: 'Sports Physiotherapy', practitioner: null, times: ['1 12:00'], isUntold: true },
  { name: 'Zoya Sample', treatment: 'Manual Therapy', practitioner: arjun, times: ['1 15:00'], movedTo: '2 10:00' },
  {
    name: 'Sara Sample',
    treatment: 'Therapeutic Massage',
    practitioner: arjun,
    times: ['2 16:00'],
    wantsEarlier: { days: ['Monday', 'Wednesday'], parts: [] },
  },
];

export const sampleHold: SampleHold = {
  name: 'Usha Sample',
  treatment: 'Manual Therapy',
  practitioner: nila,
  time: '2 11:00',
};
