import { useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';

/** Remarks that were typed and not yet saved, by appointment: looking at another one in between loses nothing. */
export interface Drafts {
  /** What was typed, or what is saved. */
  read(appointment: Appointment): string;
  keep(appointment: Appointment, typed: string): void;
  forget(appointment: Appointment): void;
}

/** Also says whether anything would be lost by leaving. */
export function useDrafts(): { drafts: Drafts; hasDrafts: boolean } {
  const typed = useRef(new Map<number, string>());
  const [hasDrafts, setHasDrafts] = useState(false);
  const change = (id: number, text: string | undefined) => {
    if (text === undefined) typed.current.delete(id);
    else typed.current.set(id, text);
    setHasDrafts(typed.current.size > 0);
  };
  const drafts = {
    read: ({ id, remarks }: Appointment) => typed.current.get(id) ?? remarks ?? '',
    keep: ({ id, remarks }: Appointment, text: string) => change(id, text === (remarks ?? '') ? undefined : text),
    forget: ({ id }: Appointment) => change(id, undefined),
  };
  return { drafts, hasDrafts };
}
