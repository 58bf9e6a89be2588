import '#web/ui/segments.css';
import './filter-bar.css';
import './list.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMayOpen } from '#web/admin/role.ts';
import * as words from '#words/admin/list.ts';
import { TabMain } from './tab-main.tsx';

export interface PartTabsProps {
  group: keyof typeof words.parts;
  /** New things that wait on a page, by its path. */
  fresh?: Readonly<Record<string, number | undefined>>;
}

/** Leads to the pages beside this one, where the role can open them. */
export function PartTabs({ group, fresh = {} }: PartTabsProps) {
  const mayOpen = useMayOpen();
  const { label, parts } = words.parts[group];
  const offered = Object.entries(parts).filter(([to]) => mayOpen(to));
  if (offered.length < 2) return null;
  return (
    <div className="filter-bar row cluster unprinted">
      <nav className="status-filter segments" aria-label={label}>
        {offered.map(([to, name]) => (
          <NavLink key={to} to={to} end>
            {name} {(fresh[to] ?? 0) > 0 && <span className="num">{words.fresh(fresh[to] ?? 0)}</span>}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

interface PartFrameProps extends Partial<PartTabsProps> {
  title: string;
  /** Beside the title: the day. */
  about?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** Heading, links to the pages beside this one, and the list. */
export function PartFrame({ title, about, action, group, fresh = {}, children }: PartFrameProps) {
  return (
    <TabMain
      title={title}
      beside={
        <>
          {about && <p>{about}</p>}
          {action}
        </>
      }
    >
      {group && <PartTabs group={group} fresh={fresh} />}
      <div className="list-area">{children}</div>
    </TabMain>
  );
}
