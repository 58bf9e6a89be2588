import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { pageAddress } from './page-address.ts';

interface LinkProps extends ComponentProps<'a'> {
  /** An address of this site. */
  to: string;
  /** Address that a click opens over the page, while the address bar shows `to`. */
  over?: string;
}

/** A link to a page of this site, which `<FollowLinks>` follows. Without scripts it is where it leads. */
export function Link({ to, over, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={pageAddress(to)} data-link={over ?? ''}>
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
