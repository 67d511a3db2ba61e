/**
 * The nonce of the page's content security policy, as pages tell it by convention: `<meta property="csp-nonce" nonce="…">`.
 * `undefined` where there is none.
 */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
