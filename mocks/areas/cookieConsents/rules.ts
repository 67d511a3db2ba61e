import type { ConsentService, CookieConsentSettings } from '../../../src/contract';

/** The attribute each service reads its site's id from. */
const idAttribute: Record<ConsentService, string> = {
  ONETRUST: 'data-domain-script',
  COOKIEBOT: 'data-cbid',
  CUSTOM: 'data-site',
};

/** A text as JavaScript that may stand inside a page, too: nothing in it ends the script element. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/** What a site loads so that its visitors are asked. */
export const consentScript = ({ service, scriptUrl, siteId }: CookieConsentSettings): string =>
  [
    '(function (page) {',
    "  var script = page.createElement('script');",
    `  script.src = ${quoted(scriptUrl)};`,
    ...(siteId === null
      ? []
      : [`  script.setAttribute(${quoted(idAttribute[service])}, ${quoted(siteId)});`]),
    '  script.async = true;',
    '  page.head.appendChild(script);',
    '})(document);',
    '',
  ].join('\n');
