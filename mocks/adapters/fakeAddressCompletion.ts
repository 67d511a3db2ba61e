import type {
  AddressCompletion,
  AddressSuggestion,
  CompletedAddress,
} from '../../src/domain/registration/addressCompletion';

/** What a fake finds. `failsToResolve` suggests addresses, and can't say what is in them. */
type FakeAddressOutcome = 'finds' | 'findsNothing' | 'fails' | 'failsToResolve' | 'neverAnswers';

/** How a fake completes addresses. @experimental */
export interface FakeAddressCompletionOptions {
  /** Default: `finds`. */
  outcome?: FakeAddressOutcome;
  /** Milliseconds that an answer takes. Default: 0. */
  delayMs?: number;
}

/** Completes addresses as `TicketWidget` takes it. @experimental */
export interface FakeAddressCompletion extends AddressCompletion {
  /** What was looked for, in turn. */
  readonly queries: readonly string[];
}

const addresses: readonly Required<CompletedAddress>[] = [
  { address1: '1 Pier Road', city: 'Boston', state: 'MA', zip: '02110', country: 'US' },
  { address1: '12 Pier Road', city: 'Boston', state: 'MA', zip: '02110', country: 'US' },
  { address1: '4 Pier Street', city: 'Portland', state: 'ME', zip: '04101', country: 'US' },
  { address1: 'Pierstraße 7', city: 'Hamburg', state: '', zip: '20457', country: 'DE' },
  { address1: 'Rue de la Paix 3', city: 'Paris', state: '', zip: '75002', country: 'FR' },
  { address1: 'شارع الميناء 5', city: 'دبي', state: '', zip: '', country: 'AE' },
];

const textOf = ({ address1, zip, city }: Required<CompletedAddress>) =>
  [address1, [zip, city].filter(Boolean).join(' ')].join(', ');

const suggestions: readonly AddressSuggestion[] = addresses.map((address, index) => ({
  id: String(index),
  text: textOf(address),
}));

const later = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The fake addresses are not needed any more.'));
    });
  });

/**
 * Stands in for a provider of addresses: it knows six, for instance `1 Pier Road, 02110 Boston`, those of the bill's country first. No network.
 * @example <TicketWidget addressCompletion={createFakeAddressCompletion({ outcome: 'fails' })} … />
 * @experimental
 */
export function createFakeAddressCompletion({
  outcome = 'finds',
  delayMs = 0,
}: FakeAddressCompletionOptions = {}): FakeAddressCompletion {
  const queries: string[] = [];
  return {
    queries,
    async suggest(query, { country, signal }) {
      queries.push(query);
      if (outcome === 'neverAnswers') return new Promise(() => undefined);
      if (delayMs > 0) await later(delayMs, signal);
      if (outcome === 'fails') throw new Error('The fake addresses fail.');
      if (outcome === 'findsNothing') return [];
      const isThere = ({ id }: AddressSuggestion) => Number(addresses[Number(id)]?.country === country);
      return suggestions
        .filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()))
        .toSorted((one, other) => isThere(other) - isThere(one));
    },
    async resolve({ id }, { signal }) {
      if (delayMs > 0) await later(delayMs, signal);
      const address = addresses[Number(id)];
      if (!address || outcome === 'failsToResolve') throw new Error('The fake addresses fail.');
      return address;
    },
  };
}
