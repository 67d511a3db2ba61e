/** Milliseconds that a code is out of the picture before it is scanned anew. */
const repeatMs = 3_000;

/** Whether a code that a camera sees at a moment is a scan: while it stays in the picture it is one. Moments are milliseconds. */
export function createScanFilter(): (code: string, at: number) => boolean {
  const seen = new Map<string, number>();
  return (code, at) => {
    const before = seen.get(code);
    seen.set(code, at);
    return before === undefined || at - before >= repeatMs;
  };
}
