import type { BlogStatus } from '#contract/blogs.ts';
import { listAddress, type Narrowing } from '#web/admin/list/list-address.ts';

export type ListQuery = Narrowing<BlogStatus>;

export const { readListQuery, toSearch } = listAddress<BlogStatus>(['all', 'published', 'draft']);
