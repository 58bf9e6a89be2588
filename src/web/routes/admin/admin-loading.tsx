import './admin-loading.css';
import { Dial } from '#web/ui/dial.tsx';

/** All that the server sends of the admin area: data comes only to those who are signed in. */
export function AdminLoading() {
  return (
    <main className="admin-loading">
      <Dial degrees={120} />
      <p role="status" className="soft needs-script">
        Loading the admin area
      </p>
      <noscript>
        <p>The admin area needs JavaScript. Please turn it on in your browser, and load this page again.</p>
      </noscript>
    </main>
  );
}
