import { guardsOf, type Guard } from './guard';

const src = (...names: string[]) => names.map((name) => `unit/src/${name}`);

/** What other windows say, and what is said to them. */
export const windowGuards: readonly Guard[] = [
  ...guardsOf('src/embed/channel.ts', src('embed/channel.test.tsx', 'embed/frame/connectToHost.test.tsx'), [
    {
      ids: 'A12',
      name: 'a message of any origin is heard',
      find: 'event.origin !== origin || ',
      replace: '',
    },
    {
      ids: 'A12',
      name: 'a message of any window is heard',
      find: ' || !event.source || event.source !== peer()',
      replace: '',
    },
    {
      ids: 'A13',
      name: 'anybody hears what is said',
      find: 'type }, origin);',
      replace: "type }, '*');",
    },
    {
      ids: 'A13',
      name: 'any text is an origin',
      find: 'if (!isExactOrigin(origin))\n',
      replace: 'if (!origin)\n',
    },
    {
      ids: 'A13',
      name: 'what the protocol does not know is said',
      find: 'postMessage({ ...known, source',
      replace: 'postMessage({ ...payload, source',
    },
    {
      ids: 'A12',
      name: 'messages of others are ours',
      find: 'if (source !== protocolSource || typeof',
      replace: 'if (typeof',
    },
    {
      ids: 'A12 A23',
      name: 'a member of all objects is a type',
      find: ' || !Object.hasOwn(hears, type)) return null;',
      replace: ' || !(type in hears)) return null;',
    },
    {
      ids: 'A12',
      name: 'a message of another version is understood',
      find: 'if (version !== protocolVersion && !(version === undefined && legacyTypes.includes(type))) return null;',
      replace: '',
    },
    {
      ids: 'A12',
      name: 'a member of any shape is handed on',
      find: 'if (!isRight(value)) return null;',
      replace: '',
    },
    {
      ids: 'A12 A23',
      name: 'a member is read from a prototype',
      find: 'const value: unknown = Object.hasOwn(data, member)\n',
      replace: 'const value: unknown = member in data\n',
    },
  ]),
  ...guardsOf(
    'src/embed/protocol.ts',
    src('embed/protocol.test.ts', 'embed/channel.test.tsx', 'embed/host/mountTickets.test.tsx'),
    [
      {
        ids: 'A11 A12',
        name: 'the frame asks the page to go to a script',
        find: 'leave: { address: matches(/^https?:\\/\\/[^\\s\\\\]{1,4096}$/) }',
        replace: 'leave: { address: text(4096) }',
      },
      {
        ids: 'A05 A12',
        name: 'a theme has members nobody knows',
        find: 'themeMember.test(name) && text(200)(given)',
        replace: 'text(200)(given)',
      },
      {
        ids: 'A13',
        name: 'a sentence is a name of a step',
        find: 'const code = matches(/^[a-z][\\w-]{0,39}$/i);',
        replace: 'const code = text(400);',
      },
    ],
  ),
  ...guardsOf('src/embed/inline/InlineWidget.tsx', src('embed/inline/renderInline.test.tsx'), [
    {
      ids: 'F92',
      name: 'what the page’s own query says is a payment',
      find: 'return found?.orderId && found.token && isAlone ? found : undefined;',
      replace: 'return found;',
    },
  ]),
  ...guardsOf('src/embed/frame/parentOriginOf.ts', src('embed/frame/connectToHost.test.tsx'), [
    {
      ids: 'A13',
      name: 'an address names any page as the one around',
      find: 'isAllowed(requested) ? requested : null',
      replace: 'requested',
    },
    {
      ids: 'A13',
      name: 'any page that frames it is talked to',
      find: 'if (from && isAllowed(from)) return from;',
      replace: 'if (from) return from;',
    },
    {
      ids: 'A13',
      name: 'one of several is guessed',
      find: 'only && more.length === 0 ? only : null',
      replace: 'only ?? null',
    },
  ]),
  ...guardsOf('src/embed/frame/requestParentScroll.ts', src('embed/frame/requestParentScroll.test.tsx'), [
    {
      ids: 'A13',
      name: 'a page nobody named is asked',
      find: 'if (!parentOrigin || !isExactOrigin(parentOrigin)) return () => undefined;',
      replace:
        "if (!parentOrigin || !isExactOrigin(parentOrigin)) return requestParentScroll('https://else.example');",
    },
  ]),
  ...guardsOf('src/embed/host/leaveFor.ts', src('embed/host/leaveFor.test.tsx'), [
    {
      ids: 'A11',
      name: 'a host hides behind a name',
      find: 'if (!url || url.username || url.password) return false;',
      replace: 'if (!url) return false;',
    },
    {
      ids: 'A11',
      name: 'the page leaves for a script',
      find: "if (url.protocol !== 'https:' && url.origin !== ticketOrigin) return false;",
      replace: '',
    },
  ]),
  ...guardsOf(
    'src/embed/host/frameAddress.ts',
    src('embed/host/frameAddress.test.tsx', 'embed/host/mountTickets.test.tsx'),
    [
      {
        ids: 'A15',
        name: 'who the visitor is goes to the server',
        find: 'if (options.prefill) url.hash = prefillFragment(options.prefill);',
        replace: "if (options.prefill) url.searchParams.set('prefill', JSON.stringify(options.prefill));",
      },
      {
        ids: 'A34',
        name: 'a parameter of any length is handed on',
        find: 'value && value.length <= maxParameterLength',
        replace: 'value',
      },
      {
        ids: 'A11',
        name: 'a script is a ticket page',
        find: 'if (!/^https?:$/.test(url.protocol))\n',
        replace: 'if (!url)\n',
      },
    ],
  ),
  ...guardsOf('src/embed/prefill.ts', src('embed/prefill.test.ts'), [
    {
      ids: 'A23',
      name: 'a visitor’s name is read from a prototype',
      find: 'Object.hasOwn(given, field) ? ',
      replace: 'field in given ? ',
    },
    {
      ids: 'A24',
      name: 'a name has several lines',
      find: "text.replace(/[\\p{Cc}\\p{Zl}\\p{Zp}]+/gu, ' ').trim()",
      replace: 'text.trim()',
    },
    {
      ids: 'A34',
      name: 'a name has any length',
      find: 'if (line && line.length <= limits[field])',
      replace: 'if (line)',
    },
  ]),
  ...guardsOf('src/hooks/account/openAuthPopup.ts', src('hooks/account/openAuthPopup.test.tsx'), [
    {
      ids: 'A12',
      name: 'any origin answers for the service',
      find: 'origin === address.origin && (',
      replace: '(',
    },
    {
      ids: 'A12 A14',
      name: 'any window answers for the service',
      find: '(popup ? source === popup : isOpenedHere(source))',
      replace: 'source !== null',
    },
    {
      ids: 'A14',
      name: 'an answer to another window counts',
      find: " || data['state'] !== state) return null;",
      replace: ') return null;',
    },
    {
      ids: 'F54',
      name: 'a window that was closed is waited for',
      find: 'if (!popup.closed) return;',
      replace: 'if (popup) return;',
    },
  ]),
];
