import { formKeys as endpoints } from '#contract/form-keys.ts';
import type { ResourceContext } from '../resource.ts';

export function mountFormKeys({ mount, formKeys }: ResourceContext) {
  mount(endpoints.create, () => ({ key: formKeys.create() }));
}
