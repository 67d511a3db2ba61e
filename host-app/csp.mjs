import { randomBytes } from 'node:crypto';
import { isFramable, isOrganizersAddress, isReadable } from './addresses.mjs';
import { refuseAddress } from './unreadableAddress.mjs';

/** Pages of banks are at addresses that nobody knows beforehand: strong authentication frames them. */
const anyBank = 'https:';

export const paymentNeeds = {
  stripe: {
    'script-src': ['https://js.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com', anyBank],
  },
  spreedly: {
    'script-src': ['https://core.spreedly.com'],
    'connect-src': ['https://core.spreedly.com'],
    'frame-src': ['https://core.spreedly.com', anyBank],
    'form-action': [anyBank],
  },
  zooz: { 'frame-src': ['https://checkout.zooz.com'] },
};

/** Its texts come from there as well. */
const transifex = 'https://cdn.transifex.com';

export function contentSecurityPolicy(options) {
  const { nonce, providers = Object.keys(paymentNeeds), backend, trustedTypes = true } = options;
  const { parents = [], translates = false } = options;
  const translator = translates ? [transifex] : [];
  const needed = (directive) => providers.flatMap((name) => paymentNeeds[name][directive] ?? []);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...needed('script-src'), ...translator],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // Organizers link pictures from wherever they keep them.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...addressesOf(backend), ...needed('connect-src'), ...translator],
    'frame-src': ["'self'", ...needed('frame-src')],
    'form-action': ["'self'", ...needed('form-action')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'", ...parents],
    // What is changed on the page in place is written as markup.
    ...(trustedTypes &&
      !translates && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['widget-html', 'widget-script', 'dompurify'],
      }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** What of a page's policy goes by its address. */
export const policyOf = (address, parents) => ({
  // Radix's list of choices, which the organizer's pages have, writes markup.
  trustedTypes: !isOrganizersAddress(address),
  // Nobody sells tickets with any other page.
  parents: isFramable(address) ? parents : [],
});

/** Bitcoin's socket goes there too. */
const addressesOf = (backend) => (backend ? [backend, backend.replace(/^http/, 'ws')] : []);

export const securityHeaders = {
  // The confirmation's address holds the order's token: other sites learn where a buyer comes from, not more.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // LinkedIn and some banks answer the window that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Stands in the built page where each answer has a nonce of its own. */
export const noncePlaceholder = 'page-nonce';

/** `https://a.example, https://b.example` as a list; what is no exact origin is a mistake that nobody should find out late. */
export function parentOrigins(list = '') {
  const origins = list
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins)
    if (origin.includes('*') || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`VITE_PARENT_ORIGINS: '${origin}' is no exact origin like https://festival.example`);
  return origins;
}

export function csp({ isDev, parents = [], hasTransifex = false, ...options }) {
  const guard = (request, response, next) => {
    if (!isReadable(request.url)) {
      refuseAddress(response);
      return;
    }
    const nonce = randomBytes(18).toString('base64');
    const page = {
      ...policyOf(request.url, parents),
      // In development Vite's own scripts write markup.
      ...(isDev && { trustedTypes: false }),
      translates: hasTransifex && /[?&]transifexLiveMode\b/.test(request.url),
    };
    response.setHeader('Content-Security-Policy', contentSecurityPolicy({ ...page, ...options, nonce }));
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // A page from the cache would bring the nonce of its first answer.
    delete request.headers['if-none-match'];
    fillIn(response, nonce);
    next();
  };
  const guardAll = ({ middlewares }) => void middlewares.use(guard);
  return {
    name: 'csp',
    config: () => ({ html: { cspNonce: noncePlaceholder } }),
    configureServer: guardAll,
    configurePreviewServer: guardAll,
  };
}

/** Writes the nonce into a page that is on its way out. */
function fillIn(response, nonce) {
  const end = response.end.bind(response);
  response.end = (body, ...rest) => {
    const isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
    return end(isPage && typeof body === 'string' ? body.replaceAll(noncePlaceholder, nonce) : body, ...rest);
  };
}
