import { formTokens as endpoints } from '#contract/form-tokens.ts';
import type { ResourceContext } from '../resource.ts';

export function mountFormTokens({ mount, formTokens }: ResourceContext) {
  mount(endpoints.create, () => ({ key: formTokens.create() }));
}
