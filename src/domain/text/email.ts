/** RFC 5321: an address is at most 254 characters. Also bounds the work of the pattern. */
const maxEmailLength = 254;

const atom = '[^<>()[\\]\\\\.,;:\\s@"]+';
const quoted = '"(?:[^"\\\\]|\\\\.)+"';
const label = '[\\p{L}\\p{N}\\p{M}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const pattern = new RegExp(
  `^(?:${atom}(?:\\.${atom})*|${quoted})@(?:(?:${label}\\.)+[\\p{L}\\p{M}]{2,63}|(?:${label}\\.)+xn--[a-z0-9-]{1,59}|\\[${octet}(?:\\.${octet}){3}\\])$`,
  'iu',
);

/**
 * True for a local part, an at sign, then a domain or a bracketed IP address. 000 §5. Surrounding spaces are not part
 * of an address. Takes time linear in the length.
 * @public
 */
export const isEmail = (value: string): boolean => value.length <= maxEmailLength && pattern.test(value);

/** Domains people mean; those that look like a slip of another one are listed so that they are left alone. */
const commonDomains = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'hotmail.fr', 'live.com'],
  ...['yahoo.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'ymail.com', 'icloud.com', 'proton.me'],
  ...['protonmail.com', 'fastmail.com', 'comcast.net', 'verizon.net', 'web.de', 'mail.com', 'email.com'],
];
/** Shorter domains are too near to real ones: me.com and ms.com both exist. */
const shortestCorrected = 8;
const topLevelSlips: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  nte: 'net',
  ogr: 'org',
};

/** What was probably meant (`amara@gmial.com` → `amara@gmail.com`), or `null` when nothing looks like a slip. @public */
export function typoHint(email: string): string | null {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > maxEmailLength) return null;
  const domain = address.slice(at + 1).toLowerCase();
  const meant = meantDomain(domain);
  return meant && meant !== domain ? `${address.slice(0, at)}@${meant}` : null;
}

function meantDomain(domain: string): string | null {
  if (commonDomains.includes(domain)) return null;
  if (domain.length >= shortestCorrected - 1) {
    const near = commonDomains.find(
      (known) => known.length >= shortestCorrected && isOneSlipApart(domain, known),
    );
    if (near) return near;
  }
  const dot = domain.lastIndexOf('.');
  const end = topLevelSlips[domain.slice(dot + 1)];
  return dot > 0 && end ? domain.slice(0, dot + 1) + end : null;
}

/** One letter too many, too few, wrong, or two swapped. */
function isOneSlipApart(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < known.length && typed[start] === known[start]) start += 1;
  const restTyped = typed.slice(start);
  const restKnown = known.slice(start);
  const isSwapped =
    restTyped[0] === restKnown[1] &&
    restTyped[1] === restKnown[0] &&
    restTyped.slice(2) === restKnown.slice(2);
  return (
    isSwapped ||
    restTyped.slice(1) === restKnown.slice(1) ||
    restTyped.slice(1) === restKnown ||
    restTyped === restKnown.slice(1)
  );
}
