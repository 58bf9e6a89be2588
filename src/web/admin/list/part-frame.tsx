import '#web/ui/segments.css';
import './filter-bar.css';
import './list.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMayOpen } from '#web/admin/role.ts';
import { TabMain } from './tab-main.tsx';

interface Group {
  label: string;
  /** Names of pages by their addresses. */
  parts: Readonly<Record<string, string>>;
}

/** Pages that share one entry of the rail or of Settings. */
const groups = {
  telling: {
    label: 'Patients to tell',
    parts: {
      '/admin/tomorrow': 'Tomorrow',
      '/admin/wait-list': 'Wait list',
      '/admin/untold': 'Not told yet',
      '/admin/to-come-back': 'To come back',
    },
  },
  away: {
    label: 'Closures and leave',
    parts: { '/admin/closures': 'Closures', '/admin/hours/leave': 'Leave', '/admin/hours': 'Week' },
  },
  team: { label: 'Team and hours', parts: { '/admin/clinic/team': 'Team', '/admin/hours': 'Week' } },
  booking: { label: 'Online booking', parts: { '/admin/hours/settings': 'Times', '/admin/problems': 'Problems' } },
  reports: { label: 'Reports', parts: { '/admin/reports': 'The clinic', '/admin/reports/website': 'The website' } },
  career: { label: 'Career', parts: { '/admin/career': 'Openings', '/admin/career/applications': 'Applications' } },
  treatments: { label: 'Treatments', parts: { '/admin/treatments': 'List', '/admin/treatments/table': 'Table' } },
  words: {
    label: 'Pages and texts',
    parts: { '/admin/pages': 'Pages', '/admin/texts': 'Texts', '/admin/translations': 'Translations' },
  },
} as const satisfies Record<string, Group>;

export interface PartTabsProps {
  group: keyof typeof groups;
  /** New things that wait on a page, by its path. */
  fresh?: Readonly<Record<string, number | undefined>>;
}

/** Leads to the pages beside this one, where the role can open them. */
export function PartTabs({ group, fresh = {} }: PartTabsProps) {
  const mayOpen = useMayOpen();
  const { label, parts }: Group = groups[group];
  const offered = Object.entries(parts).filter(([to]) => mayOpen(to));
  if (offered.length < 2) return null;
  return (
    <div className="filter-bar row cluster unprinted">
      <nav className="status-filter segments" aria-label={label}>
        {offered.map(([to, words]) => (
          <NavLink key={to} to={to} end>
            {words} {(fresh[to] ?? 0) > 0 && <span className="num">{fresh[to]} new</span>}
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
