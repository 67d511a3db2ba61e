/**
 * Under a policy with nonces, the style sheet that keeps the page from scrolling behind a dialog needs the page's. Radix asks
 * the name bundlers leave it under; where the host's bundler has, that one stays. Answers the nonce.
 */
export function lendNonce(): string | undefined {
  const bundler = globalThis as { __webpack_nonce__?: string | undefined };
  bundler.__webpack_nonce__ ??= pageNonce();
  return bundler.__webpack_nonce__;
}

/** As pages name it by convention: `<meta property="csp-nonce" nonce="…">`. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
