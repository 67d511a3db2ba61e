import { guardsOf, type Guard } from './guard';

const src = (...names: string[]) => names.map((name) => `unit/src/${name}`);

/** Addresses from outside, who may frame what, and what is said and stored of a person. */
export const addressGuards: readonly Guard[] = [
  ...guardsOf('src/domain/links/safeUrl.ts', src('domain/links/safeUrl.test.ts'), [
    {
      ids: 'A06 A09',
      name: 'a caller may allow a script',
      find: '!url || never.has(url.protocol) || url',
      replace: '!url || url',
    },
    {
      ids: 'A06',
      name: 'a host hides behind a name',
      find: ' || url.username || url.password) return null;',
      replace: ') return null;',
    },
    {
      ids: 'A06',
      name: 'an address has characters that browsers drop',
      find: "address === '' || hiddenCharacters.test(address) || address",
      replace: "address === '' || address",
    },
    {
      ids: 'A06 A09',
      name: 'a backslash begins another host',
      find: " || address.includes('\\\\')) return null;",
      replace: ') return null;',
    },
    {
      ids: 'A09',
      name: 'two slashes are a path',
      find: "if (address.startsWith('//')) return null;",
      replace: '',
      also: {
        find: "url?.origin === base && !url.pathname.startsWith('//')",
        replace: 'url',
      },
    },
    {
      ids: 'A09',
      name: 'a path turns into another host',
      find: "&& !url.pathname.startsWith('//')",
      replace: '',
    },
    {
      ids: 'A06',
      name: 'an address leaves out its slashes',
      find: 'if (!/^https?:\\/\\/[^/?#@]+(?:[/?#]|$)/i.test(address)) return null;',
      replace: '',
    },
    {
      ids: 'A06',
      name: 'an address need not be encrypted',
      find: 'allow.includes(url.protocol) || isLocal ? url.href : null',
      replace: 'url.href',
    },
    {
      ids: 'A06',
      name: 'any scheme may be linked',
      find: 'return allow.includes(url.protocol) ? url.href : null;',
      replace: 'return url.href;',
    },
  ]),
  ...guardsOf(
    'src/domain/links/parameters.ts',
    src('domain/payment/paymentReturn.test.ts', 'domain/rules.test.ts', 'themed/corpora.test.tsx'),
    [
      {
        ids: 'A23',
        name: 'a parameter that comes twice counts',
        find: 'value !== undefined && more.length === 0',
        replace: 'value !== undefined && more',
      },
    ],
  ),
  ...guardsOf('src/domain/payment/paymentReturn.ts', src('domain/payment/paymentReturn.test.ts'), [
    {
      ids: 'A15',
      name: 'the token of an order stays in the address',
      find: 'for (const name of paymentReturnNames) url.searchParams.delete(name);',
      replace: '',
    },
    {
      ids: 'F48 F49',
      name: 'any status is a return',
      find: "if (status !== 'success' && status !== 'cancel') return undefined;",
      replace: '',
    },
  ]),
  ...guardsOf(
    'src/domain/registration/buyerRecord.ts',
    src('domain/registration/buyerRecord.test.ts', 'hooks/registration/useBuyerReuse.test.tsx'),
    [
      {
        ids: 'A17',
        name: 'a buyer is remembered for ever',
        find: "typeof expires === 'number' && expires > now && expires <= now + buyerRecordLife",
        replace: "typeof expires === 'number'",
      },
      {
        ids: 'A17 F74',
        name: 'anything stored is a buyer',
        find: "if (!said.every((text) => typeof text === 'string' && text.length <= maxLength)) return null;",
        replace: '',
      },
    ],
  ),
  ...guardsOf('src/hooks/registration/useBuyerReuse.ts', src('hooks/registration/useBuyerReuse.test.tsx'), [
    {
      ids: 'A17',
      name: 'a buyer who does not agree is remembered',
      find: 'if (remembers) store?.write(',
      replace: 'if (store) store.write(',
    },
    {
      ids: 'A17',
      name: 'a buyer is remembered where the organizer does not allow it',
      find: 'isAllowed ? createBuyerStore(browserStore) : null',
      replace: 'createBuyerStore(browserStore)',
    },
  ]),
  ...guardsOf('src/hooks/analytics/tagManager.ts', src('hooks/analytics/tagManager.test.ts'), [
    {
      ids: 'A16',
      name: 'a tag manager learns who buys',
      find: '...(personalData && buyer && { buyer })',
      replace: '...(buyer && { buyer })',
    },
  ]),
  ...guardsOf(
    'host-app/addresses.mjs',
    ['unit/host-app/addresses.test.tsx'],
    [
      {
        ids: 'A30 A22',
        name: 'another spelling of the organizer’s pages is framed',
        find: '/^\\/organizer(?:\\/.*)?$/i',
        replace: '/^\\/organizer(?:\\/.*)?$/',
      },
      {
        ids: 'A30 A22',
        name: 'escapes within escapes are framed',
        find: 'for (let next = decoded(path); next !== path; next = decoded(path)) path = next;',
        replace: 'path = decoded(path);',
      },
      {
        ids: 'A30 A22',
        name: 'a backslash in the address is framed',
        find: "return path.replaceAll(/[\\\\/]+/g, '/');",
        replace: 'return path;',
      },
      {
        ids: 'A30 A22',
        name: 'a request that names the whole address has another page’s policy',
        find: "address.replace(/^https?:\\/\\/[^\\\\/?#]*/i, '')",
        replace: 'address',
      },
      {
        ids: 'A22',
        name: 'a page below a framed one is framed',
        find: 'const framable = [ticketPath, confirmationPath, besideTickets];',
        replace: 'const framable = [/^\\/widgets\\//i, besideTickets];',
      },
    ],
  ),
  ...guardsOf(
    'host-app/ticketAddress.mjs',
    ['unit/host-app/addresses.test.tsx'],
    [
      {
        ids: 'A30',
        name: 'a broken escape blanks the page',
        find: 'try {\n    return decodeURIComponent(text);\n  } catch {\n    return text;\n  }',
        replace: 'return decodeURIComponent(text);',
      },
    ],
  ),
  ...guardsOf(
    'host-app/csp.mjs',
    ['csp.test.ts', 'unit/host-app/addresses.test.tsx', 'unit/host-app/server/createSite.test.ts'],
    [
      {
        ids: 'A22',
        name: 'everybody frames the page',
        find: "'frame-ancestors': [\"'self'\", ...parents],",
        replace: '',
      },
      {
        ids: 'A22',
        name: 'partners frame every page',
        find: 'parents: isFramable(address) ? parents : [],',
        replace: 'parents: isOrganizersAddress(address) ? [] : parents,',
      },
      {
        ids: 'A22',
        name: 'a wildcard is an origin',
        find: "origin.includes('*') || ",
        replace: '',
      },
      {
        ids: 'A20',
        name: 'a script runs without a nonce',
        find: "\"'self'\", `'nonce-${nonce}'`, ...needed('script-src')",
        replace: "\"'self'\", \"'unsafe-inline'\", `'nonce-${nonce}'`, ...needed('script-src')",
      },
    ],
  ),
  ...guardsOf(
    'host-app/src/navigation.ts',
    ['unit/host-app/src/navigation.test.tsx'],
    [
      {
        ids: 'A22',
        name: 'a page that nobody frames is shown in a frame without a load',
        find: 'if (policyNameOf(pathname) === policyNameOf(window.location.pathname)) return null;',
        replace: 'if (pathname) return null;',
      },
    ],
  ),
  ...guardsOf(
    'host-app/src/App.tsx',
    ['unit/host-app/src/App.test.tsx'],
    [
      {
        ids: 'F88',
        name: 'an organizer who is signed out is left with an error',
        find: '      onFailure={onFailure}\n',
        replace: '',
      },
      {
        ids: 'F88',
        name: 'a buyer is led away from an order',
        find: 'if (isOrganizersAddress(window.location.pathname)) leaveFor(address);',
        replace: 'leaveFor(address);',
      },
    ],
  ),
  ...guardsOf(
    'host-app/server/createSite.mjs',
    ['unit/host-app/server/createSite.test.ts'],
    [
      {
        ids: 'A22',
        name: 'a page that is a file of its own is framed by everybody',
        find: 'isPage ? guardsOf(request, newNonce()) : {',
        replace: '!isPage ? guardsOf(request, newNonce()) : {',
      },
      {
        ids: 'F134',
        name: 'a build without a page for frames has none there',
        find: "pageIn('/frame.html') ?? shell",
        replace: "pageIn('/frame.html')",
      },
    ],
  ),
  ...guardsOf(
    'host-app/preact/restoreFields.ts',
    ['unit/host-app/preact/react.test.tsx'],
    [
      {
        ids: 'F135',
        name: 'what a field takes no notice of stays in it',
        find: 'queueMicrotask(() => fields.forEach(restore));',
        replace: '',
      },
    ],
  ),
];
