import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';

/** One row: how far the stored world is. */
interface Head {
  id: number;
  /** Shape of what is stored. */
  shape: number;
  /** 0 while nothing is stored. */
  revision: number;
  /** Revision the present world began at. */
  beginning: number;
  /** Counts the writers; raising it makes a writer wait for the one before. */
  writers: number;
}

/** A hold, an order, a row, each by itself. */
interface Entries {
  collection: string;
  key: string;
  /** JSON; null when it was removed. */
  value: string | null;
  /** Null for what the world began with. */
  position: number | null;
  /** The last one that changed it. */
  revision: number;
}

export interface BackendTables {
  boxoffice_head: Head;
  boxoffice_entries: Entries;
}

export type Database = Kysely<BackendTables>;

const shape = 1;

/** A PostgreSQL of yours, which several backends may share. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it must not end the process; the next query opens another.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  return withTables(new Kysely<BackendTables>({ dialect: new PostgresDialect({ pool }) }));
}

/** One file, in a database engine that comes with its npm package. Its log is on disk before a call is answered. */
export async function openFile(path: string): Promise<Database> {
  const { default: Sqlite } = await import('libsql');
  await mkdir(dirname(path), { recursive: true });
  try {
    const database = new Sqlite(path);
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 10000;');
    return await withTables(new Kysely<BackendTables>({ dialect: new SqliteDialect({ database }) }));
  } catch (error) {
    throw new Error(`${path} holds no stored backend; delete it or name another file.`, { cause: error });
  }
}

async function withTables(db: Database): Promise<Database> {
  try {
    await createTables(db);
    const { shape: found } = await db
      .selectFrom('boxoffice_head')
      .select('shape')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    if (found !== shape) throw new Error(`It has a backend of another version (${found}, not ${shape}).`);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Servers that start at once may make the same: whoever is late finds it there when it tries again. */
const orFind = (statement: { execute: () => Promise<unknown> }) =>
  statement.execute().catch(() => statement.execute());

async function createTables(db: Database): Promise<void> {
  const head = db.schema
    .createTable('boxoffice_head')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('shape', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('beginning', 'integer', (column) => column.notNull())
    .addColumn('writers', 'integer', (column) => column.notNull().defaultTo(0));
  const entries = db.schema
    .createTable('boxoffice_entries')
    .ifNotExists()
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('position', sql`double precision`)
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('boxoffice_entries_pk', ['collection', 'key']);
  const byRevision = db.schema
    .createIndex('boxoffice_entries_by_revision')
    .ifNotExists()
    .on('boxoffice_entries')
    .column('revision');
  for (const statement of [head, entries, byRevision]) await orFind(statement);
  await db
    .insertInto('boxoffice_head')
    .values({ id: 1, shape, revision: 0, beginning: 0, writers: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
