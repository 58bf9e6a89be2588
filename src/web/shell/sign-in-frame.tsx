import './sign-in-frame.css';
import type { ReactNode } from 'react';
import art from '#web/art/band-shoulder.svg?no-inline';
import { Brand } from '#web/ui/drawings/clinic-logo.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/site.ts';
import { useClinic, useShellData } from './clinic.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Around the pages that lead into the admin area. */
export function SignInFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const clinic = useClinic();
  return (
    <main className="login">
      <div className="login-body grid">
        {/* Opens a fresh document, like those of the admin area. */}
        <a className="login-brand target" href={pageAddress('/')} aria-label={clinic.name}>
          <Brand logo={useShellData()?.logo} name={clinic.name}>
            <bdi>{clinic.name}</bdi>
          </Brand>
        </a>
        <h1>{heading}</h1>
        {children}
        <LanguageSwitch className="login-languages" />
        <a className="login-back target" href={pageAddress('/')}>
          <Icon name="back" />
          {words.backToWebsite}
        </a>
      </div>
      <div className="login-art">
        <Drawing className="cover" src={art} width="1040" height="760" alt="" />
      </div>
    </main>
  );
}
