/** What was moved when `before` became `after`, and its place from 0; `null` when nothing was. Both have the same ids. */
export function movedIn(
  before: readonly string[],
  after: readonly string[],
): { id: string; position: number } | null {
  const from = before.findIndex((id, index) => id !== after[index]);
  const id = before[from];
  if (id === undefined) return null;
  const rest = before.filter((each) => each !== id);
  const position = after.indexOf(id);
  // Either the first one that is elsewhere went down, or the one that took its place came up.
  if (rest.every((each, index) => each === after[index < position ? index : index + 1]))
    return { id, position };
  const risen = after[from];
  return risen === undefined ? null : { id: risen, position: from };
}
