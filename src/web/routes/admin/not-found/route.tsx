import { data, redirect } from 'react-router';
import { withoutTrailingSlashes } from '#contract/plain/trailing-slashes.ts';
import { NotFoundPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/frame.ts';
import type { Route } from './+types/route.ts';

/** Addresses that someone may try, because a tab or a page of the website has that name. */
const likely: Readonly<Record<string, string>> = {
  appointment: '',
  appointments: '',
  bookings: '',
  dashboard: '',
  requests: '',
  review: 'reviews',
  blog: 'blogs',
  careers: 'career',
  jobs: 'career',
  openings: 'career',
  condition: 'conditions',
  symptoms: 'conditions/symptoms',
  profile: 'clinic',
  notice: 'notices',
  privacy: 'patient-data',
  'audit-log': 'changes',
  history: 'changes',
  administrators: 'people',
  backup: 'system',
  backups: 'system',
  users: 'people',
  staff: 'people',
  team: 'people',
  password: 'account',
};

export const meta = (args: Route.MetaArgs) => pageMeta(words.notFound, args);

export function loader({ params }: Route.LoaderArgs) {
  const tab = likely[withoutTrailingSlashes(params['*'].toLowerCase())];
  if (tab !== undefined) throw redirect(`/admin${tab && `/${tab}`}`);
  return data(null, 404);
}

export default function AdminNotFound() {
  const wayOn = { to: '/admin', label: words.toAppointments };
  return (
    <main id="main" tabIndex={-1}>
      <NotFoundPage missing={{ sentence: words.noSuchPage, wayOn }} />
    </main>
  );
}
