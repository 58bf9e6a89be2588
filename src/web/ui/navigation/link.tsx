import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { pageAddress } from './page-address.ts';

interface LinkProps extends ComponentProps<'a'> {
  /** An address of this site. */
  to: string;
}

/** A link to a page of this site, in the language of the reader. */
export function Link({ to, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={pageAddress(to)}>
      {children}
    </a>
  );
}

/** Link for menus, which mark the current page. */
export function NavLink({ to, ...props }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
