import type { OrganizerTicketType, TicketTypeDraft } from '../../contract';

/** Drafts in the order of `ids`; those it does not name keep their order behind. */
export function inOrder(drafts: readonly TicketTypeDraft[], ids: readonly string[]): TicketTypeDraft[] {
  const index = ({ id = '' }: TicketTypeDraft) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...drafts].sort((a, b) => index(a) - index(b));
}

/** A copy of a type behind it, under a name of its own; its stock starts anew. */
export function withCopyOf(drafts: readonly TicketTypeDraft[], id: string, name: string): TicketTypeDraft[] {
  return drafts.flatMap((draft) =>
    draft.id === id ? [draft, { ...draft, id: `copy of ${id}`, name }] : [draft],
  );
}

/** Why a type can't be taken away, or `null`: its tickets are sold, or another type waits for it by this name. */
export function keepsFromRemoving(
  type: OrganizerTicketType,
  all: readonly OrganizerTicketType[],
): { reason: 'sold' } | { reason: 'awaited'; by: string } | null {
  if (type.sold > 0) return { reason: 'sold' };
  const waiting = all.find(
    (other) =>
      other.id !== type.id &&
      ((other.availability === 'subsequent' && other.subsequentClientId === type.id) ||
        (other.availability === 'ticketSelect' && other.subsequentTicketSelect.includes(type.id))),
  );
  return waiting ? { reason: 'awaited', by: waiting.name } : null;
}

/** How many are left of a type; `null` is unlimited. */
export const leftOf = ({ quantity, sold }: Pick<OrganizerTicketType, 'quantity' | 'sold'>): number | null =>
  quantity === null ? null : Math.max(0, quantity - sold);
