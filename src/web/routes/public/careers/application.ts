import type { ShellData } from '#web/shell/clinic.ts';
import { mailHref, whatsappHref } from '#web/shell/contact.ts';

type Clinic = ShellData['clinic'];

export function applicationMail({ email, name }: Clinic, position: string) {
  return mailHref(email, {
    subject: `Application: ${position}`,
    body:
      `Hello,\n\nI would like to apply for the position “${position}” at ${name}.\n\n` +
      'My experience:\n\nI can start on:\n\nMy phone number:\n\nMy CV is attached.\n\n',
  });
}

export function applicationChat(clinic: Clinic, position: string) {
  return whatsappHref(clinic, `Hello, I would like to apply for the position “${position}” at ${clinic.name}.`);
}
