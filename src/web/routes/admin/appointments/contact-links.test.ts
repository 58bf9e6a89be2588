import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { callHref } from '#web/admin/call-href.ts';
import * as hindi from '../../../../languages/hi/messages/patient-contact.ts';
import { emailHref, whatsappHref } from './contact-links.tsx';

const clinic = { name: 'Riverside Physio', phone: '+91 98000 00000', timeZone: 'Asia/Kolkata' };
const visitor = {
  name: 'Meera Sample',
  phone: '+91 00000 00001',
  reference: 'K7QM2XRT',
  treatmentType: ['Sports Physiotherapy', 'Kinesio Taping'],
  stage: 'new' as const,
  outcome: null,
  held: null,
  patient_language: null,
};

const numberOf = (href: string) => /wa\.me\/(\d*)\?/.exec(href)?.[1];
const textOf = (href: string) => new URL(href).searchParams.get('text');

describe('a WhatsApp chat', () => {
  test('goes to the number with its prefix', async () => {
    const failures = await failuresOf(
      [
        ['+91 98765 43210', '919876543210'],
        ['98765 43210', '919876543210'],
        ['098765-43210', '919876543210'],
        ['0091 98765 43210', '919876543210'],
        ['91 98765 43210', '919876543210'],
        ['9198765432', '919198765432'], // ten digits that only look like a code
        ['+44 20 7946 0000', '442079460000'],
        ['+44 (0)20 7946 0000', '442079460000'],
        ['(0484) 000 0000', '914840000000'],
        ['98765 43210 / 98450 11111', '919876543210'],
        ['98765 43210 or 98450 11111', '919876543210'],
        ['+91-98765-43210 ext 12', '919876543210'],
      ],
      ([phone, digits]) => {
        expect(numberOf(whatsappHref({ ...visitor, phone }, clinic))).toBe(digits);
      },
    );
    expect(failures).toEqual([]);
  });

  test('uses the number as it is when the clinic’s own has no country code', () => {
    const href = whatsappHref({ ...visitor, phone: '98765 43210' }, { ...clinic, phone: '0484 000000' });
    expect(numberOf(href)).toBe('9876543210');
  });

  test('starts with the sender and the subject', () => {
    expect(textOf(whatsappHref(visitor, clinic))).toBe(
      'Hello Meera Sample, this is Riverside Physio. Thank you for your request K7QM2XRT for Sports Physiotherapy and ' +
        'Kinesio Taping. Which day and time would suit you for a visit?',
    );
  });

  test('follows the state of the request, and asks for a time only where none is agreed', () => {
    const held = {
      starts_at: '2099-11-24T04:30:00.000Z',
      ends_at: '2099-11-24T05:00:00.000Z',
      held_until: '2099-11-23T04:30:00.000Z',
      practitioner_id: 1,
      practitioner: 'Nila',
    };
    const states = {
      'Which day and time would suit you for a visit?': {},
      'We hold Tuesday, 24 November 2099, 10:00 am for you. Does this time suit you?': { held },
      'We would like to agree a time with you. Which day and time would suit you for a visit?': { stage: 'tried' },
      'Your visit is booked. If anything changes, please answer here or call us.': { stage: 'confirmed' },
      'Thank you for coming. Would you like to book another visit?': { stage: 'seen' },
      'If you would like to come again, please tell us when it suits you.': { stage: null, outcome: 'finished' },
      'We could not reach you. Please tell us when we may call you.': { stage: null, outcome: 'not-reached' },
    } as const;
    for (const [sentence, state] of Object.entries(states)) {
      expect.soft(textOf(whatsappHref({ ...visitor, ...state }, clinic))).toContain(`Kinesio Taping. ${sentence}`);
      const mail = new URL(emailHref({ ...visitor, ...state, email: 'meera@example.com' }, clinic));
      expect.soft(mail.searchParams.get('body')).toContain(sentence);
    }
  });

  test('escapes a name that contains URL syntax', () => {
    const name = 'A&text=x#y %0A';
    expect(textOf(whatsappHref({ ...visitor, name }, clinic))).toContain(`Hello ${name}, this`);
  });
});

test('a call is one to the number as dialled', async () => {
  const failures = await failuresOf(
    [
      ['+91 98765 43210', 'tel:+919876543210'],
      ['098765-43210', 'tel:+919876543210'],
      ['0091 98765 43210', 'tel:+919876543210'],
      ['+44 (0)20 7946 0000', 'tel:+442079460000'],
      ['98765 43210, 98450 11111', 'tel:+919876543210'],
      ['९८७६५ ४३२१०', 'tel:+919876543210'],
    ],
    ([phone, href]) => {
      expect(callHref(phone, clinic.phone)).toBe(href);
    },
  );
  expect(failures).toEqual([]);
});

test('a call uses the number as it is when the clinic’s own has no country code', () => {
  expect(callHref('098765 43210', '0484 000000')).toBe('tel:09876543210');
  expect(callHref('0044 20 7946 0000', '0484 000000')).toBe('tel:+442079460000');
});

describe('an e-mail', () => {
  const hrefTo = (email: string) => emailHref({ ...visitor, email }, clinic);

  test('is prefilled from the subject to the signature', () => {
    const url = new URL(hrefTo('meera@example.com'));
    expect(url.pathname).toBe('meera@example.com');
    expect(url.searchParams.get('subject')).toBe('Your appointment request K7QM2XRT');
    expect(url.searchParams.get('body')).toBe(
      'Hello Meera Sample, this is Riverside Physio. Thank you for your request K7QM2XRT for Sports Physiotherapy and ' +
        'Kinesio Taping.\r\n\r\nWhich day and time would suit you for a visit?\r\n\r\nRiverside Physio\r\n+91 98000 00000\r\n',
    );
  });

  test('goes to its address alone, whatever the address contains', () => {
    expect(hrefTo('a+b?cc=x@example.com')).toMatch(/^mailto:a%2Bb%3Fcc%3Dx@example\.com\?subject=/);
  });
});

test('a patient who asked in Hindi is written to in Hindi', () => {
  const asked = { ...visitor, email: 'meera@example.com', patient_language: 'hi' };
  const mail = decodeURIComponent(emailHref(asked, clinic));
  expect(textOf(whatsappHref(asked, clinic))).toMatch(/^नमस्ते Meera Sample, .* Riverside Physio .*K7QM2XRT/);
  expect(mail).toContain(hindi.ask);
  expect(mail).toContain(`subject=${hindi.requestSubject('K7QM2XRT')}`);
});
