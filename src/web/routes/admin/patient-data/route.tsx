import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { PatientDataPage } from './patient-data-page.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { retention: await adminApi.patientData.retention({}, { signal }).catch(() => null) };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Patient data', args);

export default function PatientDataTab({ loaderData }: Route.ComponentProps) {
  return <PatientDataPage {...loaderData} />;
}
