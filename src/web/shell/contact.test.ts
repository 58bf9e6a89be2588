import { expect, test } from 'vitest';
import { listLinks, mapHref, phoneHref, whatsappHref } from './contact.ts';
import { mailHref } from './mail-href.ts';

test('the tel: address has only the digits and the plus sign', () => {
  expect(phoneHref('+91 00000 00000')).toBe('tel:+910000000000');
  expect(phoneHref('(0484) 000-0000')).toBe('tel:04840000000');
});

test('the chat opens with the WhatsApp number, or else the phone number, and begins with the text', () => {
  const clinic = { phone: '+91 00000 00000', whatsapp: null };
  expect(whatsappHref(clinic, 'Hello & welcome')).toBe('https://wa.me/910000000000?text=Hello%20%26%20welcome');
  expect(whatsappHref({ ...clinic, whatsapp: '+91 11111 11111' }, '')).toMatch(/^https:\/\/wa\.me\/911111111111\?/);
});

test('a map opens at the link of the profile, or else looks the address up', () => {
  const address = { street: 'A & B 1', locality: 'Kochi', region: 'Kerala', postalCode: '000000', country: 'IN' };
  const mapLink = 'https://maps.example.com/clinic';
  expect(mapHref({ mapLink, address })).toBe(mapLink);
  const { searchParams } = new URL(mapHref({ mapLink: null, address }));
  expect(searchParams.get('query')).toBe('A & B 1, Kochi, Kerala, 000000, India');
});

test('only the networks that the clinic uses are listed', () => {
  const links = { facebook: 'https://example.com/facebook', instagram: '', linkedin: '', twitter: '' };
  expect(listLinks(links)).toEqual({ Facebook: 'https://example.com/facebook' });
  expect(listLinks({ ...links, facebook: '' })).toBeUndefined();
});

test('a mailto: address contains the subject and the text', () => {
  const address = new URL(mailHref('hello@example.com', { subject: 'Application: A & B', body: 'Hello,\n\n50%' }));
  expect(address.pathname).toBe('hello@example.com');
  expect(address.searchParams.get('subject')).toBe('Application: A & B');
  expect(address.searchParams.get('body')).toBe('Hello,\r\n\r\n50%');
  expect(mailHref('hello@example.com', { subject: 'Hello' })).toBe('mailto:hello@example.com?subject=Hello');
});
