import { Icon } from '#web/ui/icon.tsx';
import { useSignOut } from './use-sign-out.ts';

export function SignOut() {
  const { signOut, isLeaving } = useSignOut();
  return (
    <button type="button" className="rail-tab" aria-disabled={isLeaving} onClick={signOut}>
      <Icon name="signOut" />
      {isLeaving ? 'Signing out' : 'Sign out'}
    </button>
  );
}
