import type { Role } from '#contract/roles.ts';
import { routes } from '#contract/routes.ts';
import { createApi } from '#web/api/client.ts';
import { signInToApi } from './admin-api.ts';
import type { Site } from './site.ts';

/** Adds an administrator, who chooses the password with a link, so that the first sign-in asks for no other one. */
export async function addColleague(
  site: Site,
  { email, password }: Site['admin'],
  role: Role = 'front-desk',
  practitioner_id?: number,
) {
  const body = { email, role, currentPassword: site.admin.password, ...(practitioner_id && { practitioner_id }) };
  const { password_link } = await (await signInToApi(site)).people.create({ body });
  const token = password_link?.path.split('#')[1] ?? '';
  const visitors = createApi(routes, (path, init) => fetch(site.url + path, init));
  await visitors.passwordLinks.use({ body: { token, newPassword: password } });
}
