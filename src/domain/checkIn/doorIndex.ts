import type { DoorTicket } from '../../contract';
import { folded } from '../text/findByQuery';
import { codeKey } from './scanCode';

/** The list of a door, made for looking things up in it. */
export interface DoorIndex {
  byCode: (code: string) => DoorTicket | undefined;
  /** The first `limit` whose name or number has a word for each word of the text that begins so, in any order. Nothing for an empty text. */
  search: (text: string, limit: number) => DoorTicket[];
}

type Entry = readonly [word: string, ticket: DoorTicket];

/** Letters without their accents, in tokens. */
const tokensOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

/** Built once for a list: each key then looks at those tickets only that one of its words finds. */
export function createDoorIndex(tickets: readonly DoorTicket[]): DoorIndex {
  const byCode = new Map(tickets.map((ticket) => [codeKey(ticket.id), ticket]));
  const tokensByTicket = new Map(
    tickets.map((ticket) => [
      ticket,
      [...new Set(tokensOf(`${ticket.firstName} ${ticket.lastName} ${ticket.id}`))],
    ]),
  );
  const entries: Entry[] = [...tokensByTicket]
    .flatMap(([ticket, tokens]) => tokens.map((word) => [word, ticket] as const))
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

  const found = (word: string): readonly [from: number, to: number] => [
    firstWhere(entries, (each) => each >= word),
    firstWhere(entries, (each) => each >= word && !each.startsWith(word)),
  ];

  return {
    byCode: (code) => byCode.get(codeKey(code)),
    search: (text, limit) => {
      const [rarest, ...others] = tokensOf(text)
        .map((word) => ({ word, range: found(word) }))
        .sort((one, other) => one.range[1] - one.range[0] - (other.range[1] - other.range[0]));
      if (!rarest) return [];
      const hits = new Set<DoorTicket>();
      for (let at = rarest.range[0]; at < rarest.range[1] && hits.size < limit; at += 1) {
        const ticket = entries[at]?.[1];
        const tokens = ticket && tokensByTicket.get(ticket);
        if (tokens && others.every(({ word }) => tokens.some((own) => own.startsWith(word))))
          hits.add(ticket);
      }
      return [...hits];
    },
  };
}

/** Where in the sorted entries it is true from there on. */
function firstWhere(entries: readonly Entry[], isPast: (word: string) => boolean): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isPast(entries[middle]?.[0] ?? '')) to = middle;
    else from = middle + 1;
  }
  return from;
}
