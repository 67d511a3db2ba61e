import type { ClockState } from '../clock';
import type { World } from '../db';
import type { StoredEntry } from '../db/changes';
import { noEntries, snapshotOf, storeEntry, type Collections } from '../db/entries';
import type { Faults, Latency } from '../faults';
import type { SavedState, Storage } from '../storage';
import type { BackendTables, Database } from './openDatabase';

export interface DatabaseStorage extends Storage {
  close(): Promise<void>;
}

interface DatabaseStorageOptions {
  /** `false` for the control of the races alone: no transaction, and nobody waits for another. Default: true. */
  isGuarded?: boolean;
}

type Row = BackendTables['boxoffice_entries'];

/** What is known of the stored world. */
interface Known {
  revision: number;
  scenario: World;
  collections: Collections;
}

/** Each step that writes is one transaction; only one runs at a time, whoever shares the database. */
export function databaseStorage(
  database: Database,
  { isGuarded = true }: DatabaseStorageOptions = {},
): DatabaseStorage {
  let turn: Promise<unknown> = Promise.resolve();
  let known: Known | undefined;
  /** Of the step that writes at this moment. */
  let writing: Writing | undefined;

  const oneAtATime = <T>(run: () => Promise<T>): Promise<T> => {
    const result = turn.then(run);
    turn = result.catch(() => undefined);
    return result;
  };
  const write = async <T>(run: () => Promise<T>): Promise<T> => {
    const attempt: { committed?: () => void } = {};
    const runIn = async (transaction: Database, revision: number) => {
      writing = { transaction, revision, attempt };
      return run();
    };
    try {
      const result = isGuarded
        ? await database
            .transaction()
            .execute(async (transaction) => runIn(transaction, await lockHead(transaction)))
        : await runIn(database, await revisionOf(database));
      attempt.committed?.();
      return result;
    } finally {
      writing = undefined;
    }
  };

  return {
    alone: (run, writes) => oneAtATime(() => (writes ? write(run) : run())),
    revision: async () => (writing ? writing.revision : await revisionOf(database)) || undefined,
    load: async () => {
      known = await readNewer(writing?.transaction ?? database, known);
      return known && stateOf(known);
    },
    save: async (revision, saving) => {
      if (!writing) throw new Error('Only a step that writes can save');
      const { transaction, attempt } = writing;
      const { entries, newWorld } = saving.changes();
      if (newWorld) {
        await transaction.deleteFrom('boxoffice_entries').execute();
        await writeRows(transaction, [worldRow(newWorld, revision)]);
      }
      const rows = entries.map((entry, index) => rowOf(entry, index, revision));
      await writeRows(transaction, rows);
      await transaction
        .updateTable('boxoffice_head')
        .set({ revision, ...(newWorld ? { beginning: revision } : {}) })
        .where('id', '=', 1)
        .execute();
      attempt.committed = () => {
        const before = newWorld ? { scenario: newWorld, collections: noEntries() } : known;
        if (!before) return;
        entries.forEach((entry, index) =>
          storeEntry(before.collections, entry, rows[index]?.position ?? null),
        );
        known = { ...before, revision };
      };
    },
    close: () => oneAtATime(() => database.destroy()),
  };
}

/** The step that writes at this moment. */
interface Writing {
  transaction: Database;
  /** The one it found. */
  revision: number;
  attempt: { committed?: () => void };
}

const rowsAtOnce = 500;
/** A step has fewer entries: each gets a position of its own. */
const entriesOfOneStep = 2 ** 20;
const worldCollection = 'scenario';

const worldRow = (world: World, revision: number): Row => ({
  collection: worldCollection,
  key: '',
  value: JSON.stringify(world),
  position: null,
  revision,
});

const rowOf = ({ collection, key, value, isNew }: StoredEntry, index: number, revision: number): Row => ({
  collection,
  key,
  revision,
  value: value === undefined ? null : JSON.stringify(value),
  position: isNew ? revision * entriesOfOneStep + index : null,
});

/** Whoever changes the head's row has it until the end of the transaction: other writers wait, in whatever process. */
async function lockHead(transaction: Database): Promise<number> {
  const { revision } = await transaction
    .updateTable('boxoffice_head')
    .set((head) => ({ writers: head('writers', '+', 1) }))
    .where('id', '=', 1)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

async function revisionOf(database: Database): Promise<number> {
  const { revision } = await database
    .selectFrom('boxoffice_head')
    .select('revision')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return revision;
}

async function writeRows(transaction: Database, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction
      .insertInto('boxoffice_entries')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['collection', 'key']).doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          revision: row.ref('excluded.revision'),
          // What is changed stays where it is.
          position: row.fn.coalesce('excluded.position', 'boxoffice_entries.position'),
        })),
      )
      .execute();
}

/** What was stored after what is known. One statement, so that it is of one moment. */
async function readNewer(database: Database, known: Known | undefined): Promise<Known | undefined> {
  const rows = await database
    .selectFrom('boxoffice_head as head')
    .leftJoin('boxoffice_entries as entry', (join) =>
      join.on('entry.revision', '>', known?.revision ?? 0).onTrue(),
    )
    .where('head.id', '=', 1)
    .select(['head.revision as present', 'head.beginning'])
    .select(['entry.collection', 'entry.key', 'entry.value', 'entry.position'])
    .orderBy('entry.revision')
    .orderBy('entry.position')
    .execute();
  const [first] = rows;
  if (!first || first.present === 0) return undefined;
  const { present: revision, beginning } = first;
  // Of a world that began since, all is newer.
  const before = known && known.revision >= beginning ? known : undefined;
  const collections: Collections = before?.collections ?? noEntries();
  let scenario = before?.scenario;
  for (const { collection, key, value, position } of rows) {
    if (collection === null || key === null) continue;
    const parsed: unknown = value === null ? undefined : JSON.parse(value);
    if (collection === worldCollection) scenario = parsed as World;
    else storeEntry(collections, { collection, key, value: parsed }, position);
  }
  if (!scenario) throw new Error('The database has changes of a world, and not the world.');
  return { revision, scenario, collections };
}

function stateOf({ revision, scenario, collections }: Known): SavedState {
  const of = (key: string) => collections.get('state')?.get(key)?.value;
  return {
    revision,
    scenario,
    snapshot: snapshotOf(scenario, collections),
    faults: of('faults') as Faults,
    latency: of('latency') as Latency,
    clock: of('clock') as ClockState,
  };
}
