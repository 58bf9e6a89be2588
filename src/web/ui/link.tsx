import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

/** A link whose page begins to load when somebody is about to follow it: pointing at it, touching it, or with the focus on it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />;
}

/** The same for menus, which mark where one is. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink prefetch="intent" {...props} />;
}
