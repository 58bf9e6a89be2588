import './settings.css';
import { Link } from 'react-router';
import { type AdminPage, adminPages } from '#web/pages.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/settings.ts';
import { abouts, tabs } from '#words/admin/tabs.ts';
import type { Route } from './+types/route.ts';

export const meta = (args: Route.MetaArgs) => pageMeta(words.settings, args);

const settings = (adminPages as readonly AdminPage[]).filter(({ tab }) => tab?.group === 'settings');
const names: Partial<Record<string, string>> = tabs;
const lines: Partial<Record<string, string>> = abouts;

/** The ways to everything that is set up once and then seldom changed. */
export default function Settings() {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head">
        <h1 tabIndex={-1}>{words.settings}</h1>
      </header>
      <ul className="settings grid tab-body">
        {settings.map(({ path, tab }) => (
          <li key={path} className="card row">
            {tab && <Icon name={tab.icon} />}
            <div>
              <Link to={path}>{names[path]}</Link>
              <p className="soft">{lines[path]}</p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
