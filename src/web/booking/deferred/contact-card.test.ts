import { expect, test } from 'vitest';
import { contactCard } from './contact-card.ts';

test('a contact card escapes what separates its parts', () => {
  const clinic = { name: 'Back, Neck; Knee', phone: '+91 00000 00000', email: 'hello@example.com' };
  expect(contactCard(clinic, 'Your request: reference ABCD2345').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    String.raw`FN:Back\, Neck\; Knee`,
    'N:;;;;',
    String.raw`ORG:Back\, Neck\; Knee`,
    'TEL;TYPE=WORK:+91 00000 00000',
    'EMAIL;TYPE=WORK:hello@example.com',
    'NOTE:Your request: reference ABCD2345',
    'END:VCARD',
    '',
  ]);
});
