import type { Application } from '#contract/applications.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useIsOwner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { saveFile } from '#web/ui/save-file.ts';

const counts = sharedAnswer('application counts', (options) => adminApi.applications.counts({}, options));

/** Asks again, once an owner has read or deleted one. */
export const renewApplicationCounts = () => void counts.open();

export const useApplicationCounts = () => counts.use(useIsOwner());
export const useNewApplications = () => useApplicationCounts()?.new;

/** Saves the file of an application; it is opened by other programs only. False if it could not be loaded. */
export async function downloadApplication({ id, file_type }: Application) {
  const result = await attempt(async () => (await adminApi.applications.download({ params: { id } })).blob());
  if (result.kind !== 'saved') return false;
  saveFile(result.saved, `application-${id}.${file_type}`);
  return true;
}
