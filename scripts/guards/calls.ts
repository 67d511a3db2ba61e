import { guardsOf, type Guard } from './guard';

const mocks = (...names: string[]) => names.map((name) => `unit/mocks/${name}`);

/** Who may call the backend that everybody may copy, and with what. */
export const callGuards: readonly Guard[] = [
  ...guardsOf(
    'mocks/sale/confirmations.ts',
    mocks('areas/confirmation/handlers/page.test.ts', 'areas/orders/ticketSales.test.ts'),
    [
      {
        ids: 'A32',
        name: 'anybody reads an order by its number',
        find: 'if (order?.token === token) return',
        replace: 'if (order) return',
      },
    ],
  ),
  ...guardsOf('mocks/http/guards.ts', mocks('http/startHttpBackend.test.ts', 'http/sessions.test.ts'), [
    {
      ids: 'A32',
      name: 'another name leads here',
      find: 'if (isOwnHost(host, hosts)) next();\n    else ',
      replace: 'if (host) next();\n    else ',
    },
    {
      ids: 'A21 A32',
      name: 'a page of any origin is served',
      find: 'if (mayCallFrom(request.headers, origins)) next();\n',
      replace: 'if (request.headers) next();\n',
    },
    {
      ids: 'A30',
      name: 'an address that can’t be decoded is read',
      find: 'decodeURIComponent(request.originalUrl);\n',
      replace: '',
    },
  ]),
  ...guardsOf('mocks/http/sessions.ts', mocks('http/sessions.test.ts'), [
    { ids: 'A32', name: 'a script reads the session', find: 'HttpOnly; ', replace: '' },
    { ids: 'A21 A32', name: 'another site sends the session', find: ' SameSite=Lax', replace: '' },
    { ids: 'A32', name: 'the session goes unencrypted', find: "isPlain ? '' : '; Secure'", replace: "''" },
    {
      ids: 'A21 A32',
      name: 'a picture of another site acts for the visitor',
      find: 'isForeign(request.headers) ? null : cookieOf',
      replace: 'cookieOf',
    },
  ]),
  ...guardsOf('mocks/http/tokens.ts', mocks('http/sessions.test.ts', 'http/startHttpBackend.test.ts'), [
    {
      ids: 'A32',
      name: 'a token can be guessed',
      find: 'length: Math.max(length, lettersOf128Bits)',
      replace: 'length',
    },
  ]),
  ...guardsOf(
    'mocks/areas/promotions/rules/promotions.ts',
    mocks('areas/promotions/rules/promotions.test.ts'),
    [
      {
        ids: 'A32',
        name: 'the next code can be computed',
        find: 'db.token(db.nextId(`code of ${eventId}`), lettersOfCode).slice(0, lettersOfCode)',
        replace: "db.nextId(`code of ${eventId}`).padStart(8, 'A')",
      },
    ],
  ),
  ...guardsOf('mocks/areas/sessionMedia/handlers.ts', mocks('areas/sessionMedia/handlers.test.ts'), [
    {
      ids: 'A32',
      name: 'the signature of a recording can be computed',
      find: 'db.token(`${assetUrl} ${expires}`, 24)',
      replace: 'assetUrl.length',
    },
  ]),
  ...guardsOf('mocks/areas/insights/handlers.ts', mocks('areas/insights/handlers.test.ts'), [
    {
      ids: 'A32',
      name: 'the signature of a dashboard can be computed',
      find: "db.token(`${dashboard.id} ${search.toString()} ${db.nextId('nonce')}`, 40)",
      replace: 'dashboard.id',
    },
  ]),
  ...guardsOf(
    'mocks/http/stripeSockets.ts',
    mocks('http/sessions.test.ts', 'http/startHttpBackend.test.ts'),
    [
      {
        ids: 'A32',
        name: 'a page of any origin opens a socket',
        find: ' && mayCallFrom(headers, origins)',
        replace: '',
      },
      {
        ids: 'A32',
        name: 'a socket is opened by another name',
        find: 'isOpen && isOwnHost(headers.host, hosts) && ',
        replace: 'isOpen && ',
      },
    ],
  ),
  ...guardsOf(
    'mocks/http/gatewayRoutes.ts',
    mocks('http/startHttpBackend.test.ts', 'http/sessions.test.ts'),
    [
      {
        ids: 'A32',
        name: 'a page begins the world anew',
        find: 'if (request.headers.origin === undefined) next();\n',
        replace: 'if (request) next();\n',
      },
    ],
  ),
  ...guardsOf(
    'mocks/handle.ts',
    mocks(
      'http/sessions.test.ts',
      'areas/account/handlers/signIn.test.ts',
      'areas/account/handlers/account.test.ts',
    ),
    [
      {
        ids: 'A32',
        name: 'a visitor reads what the organizer has',
        find: "if (db.session === 'none') fail(4001, 'Please sign in.');",
        replace: '',
      },
    ],
  ),
  ...guardsOf('mocks/areas/account/handlers/account.ts', mocks('areas/account/handlers/account.test.ts'), [
    {
      ids: 'F96',
      name: 'somebody opens an account that they do not belong to',
      find: "if (!accountsOf(db, person).some(({ id }) => id === accountId)) fail(4042, 'You have no such account.');",
      replace: '',
    },
  ]),
  ...guardsOf(
    'mocks/areas/account/rules/people.ts',
    mocks('rules/requestedEvent.test.ts', 'areas/account/handlers/account.test.ts'),
    [
      {
        ids: 'A32',
        name: 'an organizer reads what another has',
        find: 'return accountId === currentAccountId(db, person) || roleIn(db, person, accountId) !== undefined;',
        replace: 'return person !== null;',
      },
      {
        ids: 'F97',
        name: 'who signs in again still acts as an account',
        find: "endWork(db);\n  db.session = 'none';",
        replace: "db.session = 'none';",
        also: { find: 'endWork(db);\n  // Whoever knew', replace: '// Whoever knew' },
        tests: mocks('areas/administration/acting.test.ts'),
      },
    ],
  ),
  ...guardsOf('mocks/rules/memberAccess.ts', mocks('rules/requestedEvent.test.ts'), [
    {
      ids: 'A32',
      name: 'an account that a call names is anybody’s',
      find: "throw new Refusal(4042, 'There is no such account.');",
      replace: '',
    },
    {
      ids: 'A32',
      name: 'an event that a call names is anybody’s',
      find: "throw new Refusal(4040, 'There is no such event.');",
      replace: '',
    },
    {
      ids: 'F96',
      name: 'a role in one account is one in all',
      find: "? named['accountId']\n",
      replace: "? (currentAccountId(db, person) ?? '')\n",
      tests: mocks('areas/account/handlers/account.test.ts'),
    },
  ]),
  ...guardsOf('mocks/areas/orders/handlers.ts', mocks('rules/requestedEvent.test.ts'), [
    {
      ids: 'A32',
      name: 'a ticket is anybody’s',
      find: "if (!isOwnAccount(db, world.event['account-id'])) fail(4046, `There is no ticket ${ticketId}.`);",
      replace: '',
    },
  ]),
  ...guardsOf('mocks/areas/polls/handlers.ts', mocks('rules/requestedEvent.test.ts'), [
    {
      ids: 'A32',
      name: 'a poll is anybody’s',
      find: "if (!isOwnAccount(db, db.of(eventId).world.event['account-id'])) break;",
      replace: '',
    },
  ]),
  ...guardsOf(
    'mocks/requestBody.ts',
    mocks('requestBody.test.ts', 'http/startHttpBackend.test.ts', 'areas/resources/handlers.test.ts'),
    [
      {
        ids: 'A23',
        name: 'a body reaches a prototype',
        find: 'inert.has(key) ? undefined : value',
        replace: 'value',
      },
      {
        ids: 'F76',
        name: 'a body has any length',
        find: 'if (new TextEncoder().encode(text).length > limit) throw tooLarge();',
        replace: '',
        also: { find: 'if (length > limit) throw tooLarge();', replace: '' },
      },
    ],
  ),
];
