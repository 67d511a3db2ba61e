/** Longer than any ticket’s number: a QR code of something else. */
const maxCodeLength = 200;

/**
 * The ticket’s number that a scan says, or `null`. QR codes of confirmations are the number itself; hand scanners end it with a line break,
 * and people type it with spaces, and with dashes that their keyboard made longer. A link is no ticket.
 */
export function scanCode(raw: string): string | null {
  const code = raw
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '');
  return code.length > 0 && code.length <= maxCodeLength && /^[\p{L}\p{N}_-]+$/u.test(code) ? code : null;
}

/** What two codes have in common that are one to whoever types them. */
export const codeKey = (code: string) => code.toUpperCase();
