import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

/** All routes are known from the start, so none has to be discovered. */
const whenWanted = { prefetch: 'intent', discover: 'none' } as const;

/** A link whose page begins to load when somebody is about to follow it: pointing at it, touching it, or with the focus on it. */
export function Link({ to, ...props }: LinkProps) {
  // On the server a link is where it leads. Working out what a click would do is a good part of what a page takes.
  const isPlain = typeof to === 'string' && to.startsWith('/') && !props.replace && !props.preventScrollReset;
  if (import.meta.env.SSR && isPlain) return plainLink(to, props);
  return <RouterLink to={to} {...whenWanted} {...props} />;
}

/** The same for menus, which mark where one is. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...whenWanted} {...props} />;
}

function plainLink(href: string, { children, ...anchor }: Omit<LinkProps, 'to'>) {
  return (
    <a {...anchor} href={href}>
      {children}
    </a>
  );
}
