const { stringify: builtIn } = JSON;
const kinds: readonly object[] = [Object, Array, String, Number, Boolean].map(
  ({ prototype }) => prototype as object,
);

/**
 * `JSON.stringify` as the language has it, on a page whose scripts gave arrays or texts a `toJSON` of their own (Prototype did). It
 * stands in for the built-in one in what is drawn into a partner's page; the page's own changes are there again at once.
 */
export function stringify(...given: Parameters<typeof builtIn>): string {
  const changed = kinds.flatMap((kind) => {
    const descriptor = Object.getOwnPropertyDescriptor(kind, 'toJSON');
    return descriptor?.configurable ? [{ kind, descriptor }] : [];
  });
  for (const { kind } of changed) Reflect.deleteProperty(kind, 'toJSON');
  try {
    return builtIn(...given);
  } finally {
    for (const { kind, descriptor } of changed) Object.defineProperty(kind, 'toJSON', descriptor);
  }
}
