import type { WalletPasses, WalletPassLinks, WalletTicket } from '../../src/domain/confirmation';

/** What a fake finds for each ticket. `unsafe` are addresses that are never linked. */
type FakeWalletOutcome = 'both' | 'apple' | 'google' | 'none' | 'fails' | 'neverAnswers' | 'unsafe';

/** How a fake finds passes. @experimental */
export interface FakeWalletPassesOptions {
  /** Default: `both`. */
  outcome?: FakeWalletOutcome;
}

/** Finds passes as `TicketWidget` and `ConfirmationPage` take it. @experimental */
export interface FakeWalletPasses extends WalletPasses {
  /** The tickets that passes were wanted of, in turn. */
  readonly tickets: readonly WalletTicket[];
}

const linksOf = (ticketId: string): Required<WalletPassLinks> => ({
  apple: `https://passes.example/${encodeURIComponent(ticketId)}.pkpass`,
  google: `https://passes.example/google/${encodeURIComponent(ticketId)}`,
});

/**
 * Stands in for the passes of a page: addresses below `https://passes.example`, and no network.
 * @example <ConfirmationPage walletPasses={createFakeWalletPasses({ outcome: 'fails' })} … />
 * @experimental
 */
export function createFakeWalletPasses({ outcome = 'both' }: FakeWalletPassesOptions = {}): FakeWalletPasses {
  const tickets: WalletTicket[] = [];
  return {
    tickets,
    passesFor(ticket) {
      tickets.push(ticket);
      const { apple, google } = linksOf(ticket.ticketId);
      switch (outcome) {
        case 'both':
          return Promise.resolve({ apple, google });
        case 'apple':
          return Promise.resolve({ apple });
        case 'google':
          return Promise.resolve({ google });
        case 'none':
          return Promise.resolve(null);
        case 'fails':
          return Promise.reject(new Error('The fake passes fail.'));
        case 'neverAnswers':
          return new Promise(() => undefined);
        case 'unsafe':
          return Promise.resolve({ apple: 'javascript:alert(1)', google: 'http://passes.example/google' });
      }
    },
  };
}
