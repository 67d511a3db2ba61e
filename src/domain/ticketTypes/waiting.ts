import type { OtherTicketType } from './sale';

/** What decides whether a type waits for another one. */
export type Waiting = Pick<
  OtherTicketType,
  'id' | 'availability' | 'subsequentClientId' | 'subsequentTicketSelect'
>;

/** The types a type waits for: all of them (`subsequent` has one), or any one of them (`ticketSelect`). */
function awaited({ availability, subsequentClientId, subsequentTicketSelect }: Waiting): readonly string[] {
  if (availability === 'subsequent') return subsequentClientId === null ? [] : [subsequentClientId];
  return availability === 'ticketSelect' ? subsequentTicketSelect : [];
}

/**
 * The ids of the types that wait for each other, so that none of them can ever be had: A after B after A, or A with B and B
 * with A. A type with a choice is out of it when one of its choices is. What waits for such a type is among them.
 */
export function waitForEver(types: readonly Waiting[]): ReadonlySet<string> {
  const known = new Set(types.map(({ id }) => id));
  const waiting = new Map(
    types.map((type) => [type.id, awaited(type).filter((id) => known.has(id))] as const),
  );
  const comes = (id: string) => !waiting.has(id);
  for (let before = Infinity; waiting.size < before;) {
    before = waiting.size;
    for (const [id, others] of waiting) if (others.length === 0 || others.some(comes)) waiting.delete(id);
  }
  return new Set(waiting.keys());
}
