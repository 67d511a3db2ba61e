import { guardsOf, type Guard } from './guard';

const mocks = (...names: string[]) => names.map((name) => `unit/mocks/${name}`);

/** Where that backend keeps what it acknowledged. */
export const storageGuards: readonly Guard[] = [
  ...guardsOf(
    'mocks/createMockBackend.ts',
    mocks('createMockBackend.test.ts', 'http/databaseStorage.test.ts'),
    [
      {
        ids: 'F85',
        name: 'orders are acknowledged that no database has',
        find: "if (options.storage === 'indexeddb') storage = null;",
        replace: 'storage = null;',
      },
      {
        ids: 'F85',
        name: 'what could not be stored is there for the next call',
        find: 'revision = stale;\n',
        replace: '',
      },
    ],
  ),
  ...guardsOf('mocks/http/databaseStorage.ts', mocks('http/databaseStorage.test.ts'), [
    {
      ids: 'F85',
      name: 'half of a step is stored',
      find: 'await database\n            .transaction()\n            .execute(async (transaction) => runIn(transaction, await lockHead(transaction)))',
      replace: 'await runIn(database, await lockHead(database))',
    },
    {
      ids: 'F85',
      name: 'what is changed moves to the end',
      find: "row.fn.coalesce('excluded.position', 'boxoffice_entries.position')",
      replace: "row.ref('excluded.position')",
    },
    {
      ids: 'F85',
      name: 'a world that ended goes on at other servers',
      find: 'known && known.revision >= beginning ? known : undefined',
      replace: 'known',
    },
  ]),
  ...guardsOf('mocks/http/databaseStorage.ts', mocks('http/postgres.test.ts'), [
    {
      ids: 'F13 F85',
      name: 'servers that share a database sell one ticket twice',
      find: 'runIn(transaction, await lockHead(transaction))',
      replace: 'runIn(transaction, await revisionOf(transaction))',
    },
  ]),
  ...guardsOf('mocks/http/openDatabase.ts', mocks('http/databaseStorage.test.ts'), [
    {
      ids: 'F85',
      name: 'what another version stored is read',
      find: 'if (found !== shape)',
      replace: 'if (found < 0)',
    },
  ]),
  ...guardsOf('mocks/http/openDatabase.ts', mocks('http/postgres.test.ts'), [
    {
      ids: 'F85',
      name: 'a connection that breaks ends the backend',
      find: "pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));\n",
      replace: '',
    },
    {
      ids: 'F85',
      name: 'servers that start at once fail',
      find: '.catch(() => statement.execute())',
      replace: '',
    },
  ]),
  ...guardsOf('mocks/startReconciling.ts', mocks('reconcile.test.ts'), [
    {
      ids: 'F78',
      name: 'a run that failed ends the backend',
      find: '.catch(onError)',
      replace: '',
    },
  ]),
  ...guardsOf('mocks/http/startHttpBackend.ts', mocks('http/startHttpBackend.test.ts'), [
    {
      ids: 'F78',
      name: 'a charge waits for its buyer for ever',
      find: 'const stopReconciling = startReconciling(backend);',
      replace: 'const stopReconciling = () => undefined;',
    },
    {
      ids: 'F78',
      name: 'the job goes on when the server has ended',
      find: 'stopReconciling();\n',
      replace: '',
    },
  ]),
  ...guardsOf('mocks/browser.ts', mocks('browser.test.ts'), [
    {
      ids: 'F78',
      name: 'a charge waits for its buyer for ever in a page',
      find: 'startReconciling(backend);\n',
      replace: '',
    },
  ]),
];
