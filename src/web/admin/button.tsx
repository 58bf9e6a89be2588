import '#web/ui/buttons.css';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ShortcutName } from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';

interface Look {
  look?: 'primary' | 'secondary' | 'quiet' | 'pine' | 'danger';
  /** The height of buttons in the foot of a dialog. */
  isLarge?: boolean;
  icon?: IconName;
  shortcut?: ShortcutName | undefined;
}

const classOf = (look: Look['look'] = 'secondary', isLarge = false, className = '') =>
  ['button', `button-${look}`, !isLarge && 'button-small', className].filter(Boolean).join(' ');

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Stays enabled while it works, since a disabled button would drop the focus. */
  isBusy?: boolean;
}

export function Button({ look, isLarge, icon, shortcut, isBusy, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={classOf(look, isLarge, className)}
      aria-disabled={isBusy}
      {...useShortcut(shortcut)}
      {...props}
    >
      {isBusy ? <Working /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Stands back behind the buttons beside it. */
export function QuietButton(props: ButtonProps) {
  return <Button look="quiet" {...props} />;
}

/** Leads to another page, and looks like a button. */
export function ButtonLink({ look, isLarge, icon, shortcut, className, children, ...props }: LinkProps & Look) {
  return (
    <Link className={classOf(look, isLarge, className)} {...useShortcut(shortcut)} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
