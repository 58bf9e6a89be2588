import './sign-in-frame.css';
import type { ReactNode } from 'react';
import art from '#web/art/band-shoulder.svg?no-inline';
import logo from '#web/art/logo.svg?no-inline';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { useClinic } from './clinic.ts';

/** Around the pages that lead into the admin area. */
export function SignInFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const clinic = useClinic();
  return (
    <main className="login">
      <div className="login-body">
        <Link className="login-brand" to="/">
          <img src={logo} width="36" height="36" alt="" />
          {clinic.name}
        </Link>
        <h1>{heading}</h1>
        {children}
        <Link className="login-back" to="/">
          <Icon name="back" />
          Back to the website
        </Link>
      </div>
      <div className="login-art">
        <img src={art} width="1040" height="760" alt="" />
      </div>
    </main>
  );
}
