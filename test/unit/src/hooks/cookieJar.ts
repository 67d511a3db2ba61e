interface CookieJar {
  get: () => string;
  set: (text: string) => void;
}

/** Where the browser blocks cookies, they are dropped without a word (FAULTS F61). */
export const blockedCookies: CookieJar = { get: () => '', set: () => undefined };

const refuse = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};

/** In a frame without an origin of its own. */
export const sandboxedCookies: CookieJar = { get: refuse, set: refuse };

/** Vitest can spy on one side of a property alone: of two spies the first is there for ever. */
export function replaceCookies(jar: CookieJar) {
  Object.defineProperty(document, 'cookie', { configurable: true, ...jar });
}

export function putBackCookies() {
  Reflect.deleteProperty(document, 'cookie');
}
