import { MessagePage } from '#web/shell/error-page.tsx';
import { Link } from '#web/ui/navigation/link.tsx';

/** Instead of a page of the admin area that the front desk cannot use. */
export function OwnersOnlyPage() {
  return (
    <MessagePage
      title="This page is for owners of the clinic."
      text="Ask one of them if you need something from here, or if you should be an owner too."
    >
      <Link className="button button-secondary" to="/admin">
        Go to the appointments
      </Link>
    </MessagePage>
  );
}
