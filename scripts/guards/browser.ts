import { guardsOf, type Guard } from './guard';

const src = (...names: string[]) => names.map((name) => `unit/src/${name}`);

/** What a browser, its storage and the services beside the backend refuse. */
export const browserGuards: readonly Guard[] = [
  ...guardsOf('src/payments/loadScript.ts', src('payments/loadScript.test.tsx'), [
    {
      ids: 'F35',
      name: 'a script that an extension blocks is waited for',
      find: "else fail('unreachable', 'could not be loaded: no connection, or something blocks it');",
      replace: '',
    },
  ]),
  ...guardsOf(
    'src/payments/stripe/ui/StripeCardFields.tsx',
    src('payments/stripe/ui/StripeCardFields.test.tsx'),
    [
      {
        ids: 'F37',
        name: 'card fields that never come are waited for',
        find: 'const timer = setTimeout(fail, fieldsTimeoutMs);',
        replace: 'const timer = 0;',
      },
      {
        ids: 'F37',
        name: 'card fields that say they can’t load are waited for',
        find: 'onLoadError={fail}',
        replace: 'onLoadError={() => undefined}',
      },
    ],
  ),
  ...guardsOf(
    'src/payments/spreedly/ui/useHostedFields.ts',
    src('payments/spreedly/ui/HostedCardFields.test.tsx'),
    [
      {
        ids: 'F37',
        name: 'hosted fields that never get ready are waited for',
        find: 'else timer = setTimeout(fail, fieldsTimeoutMs);',
        replace: '',
      },
    ],
  ),
  ...guardsOf('src/payments/zooz/zoozSession.ts', src('payments/zooz.test.tsx'), [
    {
      ids: 'F45',
      name: 'a card that is not valid leaves payments closed',
      find: "else if (message.action === 'validationFailed' && !isValid) end({ action: 'validationFailed' });",
      replace: '',
    },
  ]),
  ...guardsOf('src/hooks/account/openAuthPopup.ts', src('hooks/account/openAuthPopup.test.tsx'), [
    {
      ids: 'F53',
      name: 'a window that was blocked is waited for',
      find: 'isBlocked: !popup,',
      replace: 'isBlocked: false,',
    },
  ]),
  ...guardsOf('src/hooks/account/signIn.ts', src('hooks/account/openAuthPopup.test.tsx'), [
    {
      ids: 'F55',
      name: 'what failed without a code has none',
      find: '(cause instanceof ApiError ? cause.code : 0);',
      replace: '(cause as ApiError).code;',
    },
  ]),
  ...guardsOf('src/hooks/events/useEventVersions.ts', src('hooks/events/useEventVersions.test.tsx'), [
    {
      ids: 'F56',
      name: 'a version that never came is waited for',
      find: "return !isRequested || error || isOdd ? 'V1' : known;",
      replace: "return isRequested ? known : 'V1';",
    },
    {
      ids: 'F56',
      name: 'nobody hears of a version that was assumed',
      find: "if (error) onError?.(new BoxofficeError('BX2002', error));\n    else if (isOdd)",
      replace: 'if (isOdd)',
    },
  ]),
  ...guardsOf('src/hooks/hotLeads/createLeadSender.ts', src('hooks/hotLeads/useHotLeads.test.tsx'), [
    {
      ids: 'F58',
      name: 'a lead that was not taken fails aloud',
      find: '.catch(() => undefined);',
      replace: ';',
    },
  ]),
  ...guardsOf('src/hooks/analytics/tagManager.ts', src('hooks/analytics/tagManager.test.ts'), [
    {
      ids: 'F59',
      name: 'without a tag manager an event has nowhere to go',
      find: 'page.dataLayer ??= [];\n  return page.dataLayer;',
      replace: 'return page.dataLayer as unknown[];',
    },
  ]),
  ...guardsOf('src/hooks/textStore.ts', src('hooks/registration/useBuyerReuse.test.tsx'), [
    {
      ids: 'F61',
      name: 'what can’t be stored is forgotten',
      find: 'if (!isStored) memory.set(key, text);',
      replace: '',
    },
    {
      ids: 'F62',
      name: 'a frame without storage can order nothing',
      find: 'return undefined;',
      replace: "throw new Error('Storage is blocked.');",
      tests: src('widget/inAFrame.test.tsx'),
    },
  ]),
  ...guardsOf('src/hooks/promotions/promotionCookie.ts', src('hooks/promotions/usePromotion.test.tsx'), [
    {
      ids: 'F61',
      name: 'without cookies a code is forgotten',
      find: 'if (code !== null && cookieOf(eventId) !== code) tabStore.write(keyOf(eventId), code);\n  else ',
      replace: '',
    },
  ]),
  ...guardsOf('src/hooks/account/accessTokens.ts', src('hooks/account/accessTokens.test.tsx'), [
    {
      ids: 'F61',
      name: 'without cookies an access token is forgotten',
      find: 'else memory.set(name, token);',
      replace: '',
    },
    {
      ids: 'A18',
      name: 'another host of the site writes the access token',
      find: "'__Host-boxoffice-access-token'",
      replace: "'boxoffice-access-token'",
    },
    {
      ids: 'A18',
      name: 'the access token goes over plain HTTP',
      find: 'Secure; SameSite',
      replace: 'SameSite',
    },
  ]),
  ...guardsOf('src/client/createClient.ts', src('client/timeouts.test.ts'), [
    {
      ids: 'F72',
      name: 'every call ends after the same time',
      find: 'timer = setTimeout(stop, timeout, ',
      replace: 'timer = setTimeout(stop, 30_000, ',
    },
  ]),
  ...guardsOf('src/domain/countries/countries.ts', src('domain/countries/builtInCountries.test.ts'), [
    {
      ids: 'F65',
      name: 'countries are those that somebody sent',
      find: 'return codes\n',
      replace: "return ''\n",
    },
  ]),
  ...guardsOf(
    'mocks/rules/version.ts',
    ['unit/mocks/areas/confirmation/handlers/settings.test.ts'],
    [
      {
        ids: 'F73',
        name: 'a second editor writes over the first',
        find: 'if (begunWith !== undefined && begunWith !== present)\n',
        replace: 'if (begunWith === -1)\n',
      },
    ],
  ),
  ...guardsOf(
    'mocks/http/databaseStorage.ts',
    ['unit/mocks/http/databaseStorage.test.ts'],
    [
      {
        ids: 'F85',
        name: 'what was acknowledged is not stored',
        find: 'await writeRows(transaction, rows);',
        replace: '',
      },
    ],
  ),
];
