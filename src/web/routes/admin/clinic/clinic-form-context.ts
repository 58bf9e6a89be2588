import { createContext, useContext } from 'react';
import type { ClinicValues } from './clinic-values.ts';

export type ListName = 'practitioners' | 'heroSlides';

export interface ClinicFormState {
  values: ClinicValues;
  /** By path, such as `practitioners.0.name`. */
  errors: Record<string, string>;
  /** Puts a value at a path. */
  change: (path: string, value: unknown) => void;
  /** Changes an entry wherever it stands by now. */
  changeItem: (list: ListName, key: string, change: object) => void;
  /** Says that a picture is on its way, and when it is there. */
  trackUpload: <T>(upload: Promise<T>) => Promise<T>;
}

export const ClinicFormContext = createContext<ClinicFormState | undefined>(undefined);

export function useClinicForm(): ClinicFormState {
  const form = useContext(ClinicFormContext);
  if (!form) throw new Error('useClinicForm needs a ClinicForm around it');
  return form;
}
