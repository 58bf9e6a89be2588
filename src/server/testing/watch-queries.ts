import type { CompiledQuery } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** The same database, which tells every query before it runs. */
export function watchQueries(db: Database, watch: (query: CompiledQuery) => void): Database {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      watch(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
