import type { Generated } from 'kysely';
import type { ImportSource, ImportState } from '#contract/imports.ts';
import type { Flag } from './columns.ts';

// Content imported from another website.

export interface ImportTables {
  /** Imports that owners have added from files. */
  imports: {
    id: Generated<number>;
    administrator_id: number | null;
    source: ImportSource;
    file_name: string;
    added: Generated<number>;
    /** Left out because they were here already. */
    already_there: Generated<number>;
    state: Generated<ImportState>;
    /** A sentence for people; null unless it failed. */
    failure: string | null;
    as_drafts: Generated<Flag>;
    /** JSON: the groups of the contract. */
    left_out: Generated<string>;
    /** The last sign of life of its reader. */
    updated_at: Generated<number>;
    created_at: number;
  };

  /** Blogs that come from another website. */
  imported_blogs: {
    /** Names the blog in every export: the same again is not added twice. */
    key: string;
    blog_id: number;
    import_id: number | null;
    /** Original text while pictures of other sites are fetched for it, and the base of its relative addresses. */
    html: string | null;
    base: string | null;
  };

  /** Pictures of other sites for imported blogs. */
  imported_pictures: {
    id: Generated<number>;
    import_id: number;
    blog_id: number;
    address: string;
    is_cover: Flag;
    state: Generated<'waiting' | 'stored' | 'left-out'>;
    /** Why it was left out: a code of the messages. */
    reason: string | null;
  };

  /** Former addresses of imported blogs, as `old-addresses.ts` writes them. */
  old_addresses: {
    address: string;
    blog_id: number;
  };
}
