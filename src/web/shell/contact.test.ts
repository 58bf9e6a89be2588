import { expect, test } from 'vitest';
import { phoneHref, whatsappHref } from './contact.ts';
import { mailHref } from './mail-href.ts';

test('the tel: address has only the digits and the plus sign', () => {
  expect(phoneHref('+91 00000 00000')).toBe('tel:+910000000000');
  expect(phoneHref('(0484) 000-0000')).toBe('tel:04840000000');
});

test('the chat opens with the WhatsApp number, or else the phone number', () => {
  const clinic = { name: 'Sample Clinic', phone: '+91 00000 00000', whatsapp: null };
  expect(whatsappHref(clinic)).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/);
  expect(whatsappHref({ ...clinic, whatsapp: '+91 11111 11111' })).toMatch(/^https:\/\/wa\.me\/911111111111\?text=/);
});

test('the chat starts with where the visitor found the clinic and what they want', () => {
  const text = new URL(whatsappHref({ name: 'Sample Clinic', phone: '1', whatsapp: null })).searchParams.get('text');
  expect(text).toBe(
    'Hello, I found Sample Clinic online. Please send me details about your physiotherapy services and appointment availability.',
  );
});

test('a mailto: address contains the subject and the text', () => {
  const address = new URL(mailHref('hello@example.com', { subject: 'Application: A & B', body: 'Hello,\n\n50%' }));
  expect(address.pathname).toBe('hello@example.com');
  expect(address.searchParams.get('subject')).toBe('Application: A & B');
  expect(address.searchParams.get('body')).toBe('Hello,\r\n\r\n50%');
  expect(mailHref('hello@example.com', { subject: 'Hello' })).toBe('mailto:hello@example.com?subject=Hello');
});
