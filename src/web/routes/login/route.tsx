import './login.css';
import { browserApi } from '#web/api/client.ts';
import art from '#web/art/band-shoulder.svg?no-inline';
import logo from '#web/art/logo.svg?no-inline';
import { submitRequest } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/route.ts';
import { logIn } from './log-in.ts';
import { LoginForm } from './login-form.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta('Login', args);

/** Only in the browser, which stores the token. */
export const clientAction = ({ request }: Route.ClientActionArgs) => submitRequest(logIn, browserApi, request);

export default function Login() {
  const clinic = useClinic();
  return (
    <main className="login">
      <div className="login-body">
        <Link className="login-brand" to="/">
          <img src={logo} width="36" height="36" alt="" />
          {clinic.name}
        </Link>
        <h1>Log in</h1>
        <p className="soft">For the front desk of the clinic.</p>
        <noscript>
          <p className="login-noscript">
            The admin area needs JavaScript. Please turn it on in your browser, and load this page again.
          </p>
        </noscript>
        <LoginForm />
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
