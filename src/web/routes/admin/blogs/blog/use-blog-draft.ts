import { useEffect } from 'react';
import { useStoredDraft } from '#web/admin/saving/use-stored-draft.ts';
import { type BlogValues, emptyValues } from './blog-values.ts';

/** A file cannot be kept in the browser's storage, so it is left out. */
export interface BlogDraft extends Omit<BlogValues, 'picture'> {
  /** When it was typed, in ms. */
  keptAt: number;
  /** The version of the blog that it was made from; 0 for a new one. */
  version: number;
}

interface Typed {
  id: number | undefined;
  version: number;
  values: BlogValues;
  isUnsaved: boolean;
}

/**
 * Keeps what is typed in this browser until it is saved. What was found of an earlier time stays as it was until somebody
 * has said whether it is wanted.
 */
export function useBlogDraft({ id, version, values, isUnsaved }: Typed) {
  const { picture: _, ...empty } = emptyValues;
  const { found, keep, forget } = useStoredDraft<BlogDraft>(`blog-${id ?? 'new'}`, { ...empty, keptAt: 0, version: 0 });
  useEffect(() => {
    if (!isUnsaved || found) return;
    const { picture: _left, ...kept } = values;
    keep({ ...kept, keptAt: Date.now(), version });
  }, [isUnsaved, found, values, version, keep]);
  return { found, forget };
}
