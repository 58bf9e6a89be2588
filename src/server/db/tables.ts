import type { Selectable } from 'kysely';
import type { AdministratorTables } from './tables/administrators.ts';
import type { AppointmentTables } from './tables/appointments.ts';
import type { ClinicTables } from './tables/clinic.ts';
import type { ContentTables } from './tables/content.ts';
import type { ImportTables } from './tables/imports.ts';
import type { OperationTables } from './tables/operation.ts';
import type { SchedulingTables } from './tables/scheduling.ts';

/** Every table by its name; the areas are in `tables/`. */
export interface Tables
  extends AppointmentTables,
    SchedulingTables,
    ContentTables,
    ClinicTables,
    ImportTables,
    AdministratorTables,
    OperationTables {}

/** Tables with rows whose deletion can be undone. */
export const undoableTables = [
  'careers',
  'notices',
  'closures',
  'working_hours',
  'absences',
  'room_closures',
  'reviews',
  'blogs',
  'gallery_items',
  'conditions',
  'symptoms',
  'problems',
  'pages',
  'applications',
  'patients',
] as const;
export type UndoableTable = (typeof undoableTables)[number];

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
