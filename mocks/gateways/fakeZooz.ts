import type { PaymentLedger } from './paymentLedger';

/**
 * What the page does. `asks`: what its buyer types decides, by `testCards`. `validationFailed`, `cardNotAdded`, `cardAdded`: each press
 * comes to that, whatever was typed. `silent`: it never answers init. `stuck`: it never says what became of the card.
 */
export type ZoozOutcome = 'asks' | 'validationFailed' | 'cardNotAdded' | 'cardAdded' | 'silent' | 'stuck';

/** Who keeps the payments, and how the card behaves. @public */
export interface FakeZoozOptions {
  /** Who keeps the payments: a mock backend's `payments`. */
  ledger: PaymentLedger;
  /** Default: `asks`. */
  outcome?: ZoozOutcome;
  /** How many pages or presses come to `outcome`; then it asks. Default: all of them. */
  times?: number;
  /** Its page; that of this project's host app is `host-app/public/zooz`. Default: `/zooz/index.html`. */
  page?: string;
}

/** A Zooz that runs in this page. @public */
export interface FakeZooz {
  /** For `zoozPaymentOption`. */
  readonly address: string;
  /** Ends it: its pages are not answered any more. */
  close: () => void;
}

interface FromPage {
  type: 'opened' | 'pressed' | 'accepted';
  transactionId: string;
  /** Which fake opened the page; of a page that nobody here opened, none. */
  fake: string | null;
}

const isFromPage = (data: unknown): data is FromPage =>
  typeof data === 'object' &&
  data !== null &&
  'transactionId' in data &&
  typeof data.transactionId === 'string' &&
  'fake' in data &&
  'type' in data &&
  (data.type === 'opened' || data.type === 'pressed' || data.type === 'accepted');

/**
 * Stands in for zooz: its page asks here what it does, and tells which payment's card it accepted. A card's number never leaves the page.
 * @example
 * const zooz = createFakeZooz({ ledger: backend.payments, outcome: 'cardNotAdded', times: 1 });
 * render(<TicketWidget eventId="1001" payments={[zoozPaymentOption({ address: zooz.address })]} />);
 * // The first card is not taken; the second one is, and backend.payments knows that it was charged once.
 * @public
 */
export function createFakeZooz(options: FakeZoozOptions): FakeZooz {
  const { ledger, outcome = 'asks', times = Infinity, page = '/zooz/index.html' } = options;
  const channel = new BroadcastChannel('boxoffice-fake-zooz');
  // Another tab, or another test, may have a fake of its own.
  const own = crypto.randomUUID();
  let left = times;
  const isAbout = (type: FromPage['type']) =>
    outcome === 'silent' ? type === 'opened' : outcome !== 'asks' && type === 'pressed';

  async function answer({ type, transactionId }: FromPage) {
    const payment =
      type === 'accepted'
        ? await ledger.settle(transactionId, 'succeeded')
        : await ledger.find(transactionId);
    const { amount, currency, state } = payment ?? {};
    const isReported = isAbout(type) && left > 0;
    if (isReported) left -= 1;
    channel.postMessage({
      type: 'told',
      transactionId,
      asked: type,
      amount,
      currency,
      outcome: isReported ? outcome : 'asks',
      isPaid: state === 'succeeded',
      paymentKey: `card-of-${transactionId}`,
    });
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromPage(data) && (data.fake ?? own) === own) void answer(data);
  };
  return { address: `${page}?fake=${own}`, close: () => channel.close() };
}
