import type { ReactNode } from 'react';
import { phoneHref } from './contact.ts';

interface PhoneLinkProps {
  number: string;
  className?: string;
  /** Goes before the number. */
  children?: ReactNode;
}

export function PhoneLink({ number, className = 'num phone-link', children }: PhoneLinkProps) {
  return (
    <a className={className} href={phoneHref(number)}>
      {children}
      <bdi>{number}</bdi>
    </a>
  );
}
