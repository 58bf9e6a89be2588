import type { ReactNode } from 'react';
import { Sentence } from '#web/ui/sentence.tsx';
import { phoneHref } from './contact.ts';

interface PhoneLinkProps {
  number: string;
  className?: string;
  /** A sentence with the field `{phone}`. */
  words?: string;
  /** Goes before the words. */
  children?: ReactNode;
}

export function PhoneLink({ number, className = 'num phone-link', words = '{phone}', children }: PhoneLinkProps) {
  return (
    <a className={className} href={phoneHref(number)}>
      {children}
      <Sentence words={words} fields={{ phone: <bdi>{number}</bdi> }} />
    </a>
  );
}
