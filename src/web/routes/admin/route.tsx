import './admin.css';
import { Outlet, redirect } from 'react-router';
import { adminApi, loginPath, readToken } from '#web/api/session.ts';
import { useClinic } from '#web/shell/clinic.ts';
import type { Route } from './+types/route.ts';
import { AdminLoading } from './admin-loading.tsx';
import { Rail } from './rail.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Looks only for a stored token; whether it still opens anything, the server decides with every call. */
const requireToken: Route.ClientMiddlewareFunction = ({ url }) => {
  if (!readToken()) throw redirect(loginPath(url.pathname + url.search));
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireToken];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const appointments = await adminApi.appointments.counts({}, { signal: request.signal }).catch(() => null);
  return { appointments };
}

export function HydrateFallback() {
  return <AdminLoading />;
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const clinic = useClinic();
  useSessionEnd();
  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Rail clinicName={clinic.name} waiting={loaderData} />
      <Outlet />
    </div>
  );
}
