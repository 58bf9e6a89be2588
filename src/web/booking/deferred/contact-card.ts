import type { ShellData } from '#web/shell/clinic.ts';

type Clinic = Pick<ShellData['clinic'], 'name' | 'phone' | 'email'>;

/** The clinic as a contact with a note, in a file that phones offer to save (vCard 3.0, RFC 2426). */
export function contactCard({ name, phone, email }: Clinic, note: string) {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(name)}`,
    `N:;;;;`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK:${escape(phone)}`,
    `EMAIL;TYPE=WORK:${escape(email)}`,
    `NOTE:${escape(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function escape(text: string) {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}
