import { describe, expect, test } from 'vitest';
import { emailHref, whatsappHref } from './contact-links.ts';

const clinicPhone = '+91 98000 00000';
const visitor = { phone: '', email: null, reference: 'K7QM2XRT' };

describe('a WhatsApp chat', () => {
  test.each([
    ['+91 98765 43210', '919876543210'],
    ['98765 43210', '919876543210'],
    ['098765-43210', '919876543210'],
    ['0091 98765 43210', '919876543210'],
    ['91 98765 43210', '919876543210'],
    ['9198765432', '919198765432'], // ten digits that only look like a code
    ['+44 20 7946 0000', '442079460000'],
  ])('with %s goes to %s', (phone, digits) => {
    expect(whatsappHref({ ...visitor, phone }, clinicPhone)).toBe(`https://wa.me/${digits}`);
  });

  test('takes the number as it is where the clinic’s own has no code', () => {
    expect(whatsappHref({ ...visitor, phone: '98765 43210' }, '0484 000000')).toBe('https://wa.me/9876543210');
  });
});

test('an e-mail names the reference and cannot smuggle anything into its address', () => {
  const href = emailHref({ ...visitor, email: 'a+b?cc=x@example.com' });
  expect(href).toBe('mailto:a%2Bb%3Fcc%3Dx@example.com?subject=Your%20appointment%20request%20K7QM2XRT');
});
