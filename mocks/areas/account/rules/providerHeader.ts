/** What the `Authorization` header of signing in with another service says. 000 §7. */
export interface ProviderHeader {
  provider: string;
  key?: string;
  secret?: string;
  memberId?: string;
}

/**
 * Reads `Provider provider="…", key="…", secret="…"` or `Provider provider="…", memberId="…"`, where a quotation mark
 * and a backslash are escaped by a backslash. `null` for anything else.
 */
export function readProviderHeader(header: string | null): ProviderHeader | null {
  const [, list] = /^Provider\s+(.+)$/is.exec(header ?? '') ?? [];
  if (list === undefined) return null;
  const values = new Map<string, string>();
  const parameter = /\s*(\w+)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/gy;
  let read = 0;
  for (const [whole, name = '', value = ''] of list.matchAll(parameter)) {
    read += whole.length;
    if (values.has(name)) return null;
    values.set(name, value.replace(/\\(.)/g, '$1'));
  }
  const [provider, key, secret, memberId] = ['provider', 'key', 'secret', 'memberId'].map((name) =>
    values.get(name),
  );
  if (read !== list.length || !provider) return null;
  if (key && secret) return { provider, key, secret };
  return memberId ? { provider, memberId } : null;
}
