import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { idParams } from '#contract/fields.ts';
import type { Role } from '#contract/roles.ts';
import type { ChangeRequest, VersionedTable } from '#server/db/changes.queries.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  addRecord,
  deleteRecord,
  getRecord,
  type NewRow,
  type RecordKind,
  type RowChange,
  restoreRecord,
  updateRecord,
} from '#server/db/records.queries.ts';
import type { Row, UndoableTable } from '#server/db/tables.ts';
import type { ResourceContext } from './resource.ts';

interface CallOfOne extends Endpoint {
  params: typeof idParams;
}

/** Calls that a resource may have; each does the same in all of them. */
interface RecordCalls {
  get?: CallOfOne;
  create?: Endpoint & { access: Role; body: z.ZodObject };
  update?: CallOfOne & { access: Role; body: z.ZodObject };
  remove?: CallOfOne & { access: Role };
  restore?: CallOfOne & { access: Role };
}

/** Answer of the calls before it passes their schema. */
type AnswerOf<C> = {
  [K in 'get' | 'create' | 'update' | 'restore']: C extends Record<K, { output: infer O extends z.ZodType }>
    ? z.input<O>
    : never;
}['get' | 'create' | 'update' | 'restore'];

type FormOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : never;

/** The row of a form, which may depend on what is stored. */
interface RowsOf<T extends VersionedTable, C extends RecordCalls> {
  create?: (form: FormOf<C['create']>, trx: Transaction, change: ChangeRequest) => NewRow<T> | Promise<NewRow<T>>;
  update?: (form: FormOf<C['update']>, trx: Transaction, before: Row<T>) => RowChange<T> | Promise<RowChange<T>>;
}

/** Mounts the calls of `crudEndpoints` that a resource has. Those of `rowsOf` that it leaves out are mounted by itself. */
export function mountRecords<T extends VersionedTable, C extends RecordCalls>(
  { mount, db }: ResourceContext,
  calls: C,
  kind: RecordKind<T, AnswerOf<NoInfer<C>>>,
  rowsOf: RowsOf<NoInfer<T>, C> = {},
) {
  const { get, create, update, remove, restore }: RecordCalls = calls;
  const undoable = kind as unknown as RecordKind<UndoableTable, AnswerOf<C>>;
  if (get) mount(get, ({ params }) => getRecord(db, kind, params.id));
  if (create && rowsOf.create) {
    const rowOf = rowsOf.create;
    mount(create, ({ body }, call) =>
      addRecord(call, kind, (trx) => rowOf(body as FormOf<C['create']>, trx, call.change)),
    );
  }
  if (update && rowsOf.update) {
    const rowOf = rowsOf.update;
    mount(update, ({ params, body }, call) =>
      updateRecord(call, kind, params.id, (trx, before) => rowOf(body as FormOf<C['update']>, trx, before)),
    );
  }
  if (remove) mount(remove, ({ params }, call) => deleteRecord(call, undoable, params.id));
  if (restore) mount(restore, ({ params }, call) => restoreRecord(call, undoable, params.id));
}
