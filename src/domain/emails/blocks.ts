import type { EmailBlock } from '../../contract';
import { isSame } from '../forms';

/** A part of an email as it is written: everything is there, '' where nothing is. */
export interface BlockDraft {
  kind: EmailBlock['kind'];
  text: string;
  url: string;
}

/** Blocks by id, so that two people's changes of two blocks meet nowhere. */
export interface BlocksById {
  order: string[];
  blocks: Record<string, BlockDraft>;
}

export const blockKinds = [
  'HEADING',
  'TEXT',
  'BUTTON',
  'IMAGE',
  'DIVIDER',
] as const satisfies readonly EmailBlock['kind'][];

/** An id that no other block has. Never a number, which would be a place in a list. */
export function freeBlockId(taken: Iterable<string>): string {
  const numbers = [...taken].map((id) => Number(id.slice(1)));
  return `b${Math.max(0, ...numbers.filter(Number.isFinite)) + 1}`;
}

/**
 * Gives blocks, which the backend keeps without ids, those they had: first the ones that say the same, then the ones of the same kind
 * in their order, so that a save or somebody else's change does not make another block of one that was only moved or rewritten.
 */
export function blocksById(
  list: readonly BlockDraft[],
  { base, mine }: { base?: BlocksById | undefined; mine?: BlocksById | undefined },
): BlocksById {
  const ids = new Array<string | undefined>(list.length).fill(undefined);
  const taken = new Set<string>();
  const match = (known: BlocksById | undefined, fits: (one: BlockDraft, other: BlockDraft) => boolean) =>
    list.forEach((block, at) => {
      if (ids[at] !== undefined || !known) return;
      const id = known.order.find((each) => {
        const other = known.blocks[each];
        return other !== undefined && !taken.has(each) && fits(block, other);
      });
      if (id === undefined) return;
      ids[at] = id;
      taken.add(id);
    });
  match(base, isSame);
  match(mine, isSame);
  match(base, (one, other) => one.kind === other.kind);
  const known = [...(base?.order ?? []), ...(mine?.order ?? [])];
  const order = ids.map((id) => {
    const own = id ?? freeBlockId([...known, ...taken]);
    taken.add(own);
    return own;
  });
  return { order, blocks: Object.fromEntries(list.map((block, at) => [order[at] ?? '', block])) };
}

/** Every block once, whatever two people made of the order: those it does not know come last, and none that is gone. */
export const orderOfBlocks = (order: readonly string[], known: readonly string[]): string[] => [
  ...order.filter((id) => known.includes(id)),
  ...known.filter((id) => !order.includes(id)),
];
