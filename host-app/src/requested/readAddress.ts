import { parametersOf, readPaymentReturn, withoutPaymentReturn, type PaymentReturn } from 'boxoffice/domain';
import { readPrefill, type Prefill } from 'boxoffice/embed/frame';

/** What the ticket page's address asks for, besides how the page looks (`Settings`) and the campaign's `utm_…`. 000 §2. */
export interface RequestedPage {
  promotionCode?: string;
  swapToken?: string;
  /** The only ticket types to offer. */
  ticketIds?: readonly string[];
  /** What the page around knows of its visitor. */
  prefill?: Prefill;
  paymentReturn?: PaymentReturn;
  /** Who the page around says it is; it proves nothing. */
  parentOrigin?: string;
  /** The page is shown by a native app. docs/decisions/0022. */
  isMobile: boolean;
  /** Texts may be changed in place by a translator. */
  transifexLiveMode: boolean;
}

const names = [
  ...(['promo', 'code', 'swapToken', 'tickets'] as const),
  ...(['parentOrigin', 'isMobile', 'transifexLiveMode'] as const),
];

/** More ticket types than any event has. */
const mostTickets = 200;

/** Reads the query and the fragment of an address; whatever it does not know, it leaves alone (FAULTS A23). */
export function readAddress({ search, hash }: Pick<URL, 'search' | 'hash'>): RequestedPage {
  const given = parametersOf(search, names);
  const promotionCode = given.promo || given.code;
  const ticketIds = given.tickets?.split(',').filter(Boolean).slice(0, mostTickets) ?? [];
  const prefill = readPrefill(hash);
  const paymentReturn = readPaymentReturn(search);
  return {
    isMobile: isOn(given.isMobile),
    transifexLiveMode: isOn(given.transifexLiveMode),
    ...(promotionCode && { promotionCode }),
    ...(given.swapToken && { swapToken: given.swapToken }),
    ...(given.parentOrigin && { parentOrigin: given.parentOrigin }),
    ...(ticketIds.length > 0 && { ticketIds }),
    ...(prefill && { prefill }),
    ...(paymentReturn && { paymentReturn }),
  };
}

/** `?isMobile`, `?isMobile=true` and `?isMobile=1`. */
const isOn = (value: string | undefined) => value !== undefined && ['', '1', 'true'].includes(value);

/** The same address without what is for this page alone: an order's token, and who its visitor is (FAULTS A15). */
export function withoutSecrets(address: string): string {
  const url = new URL(withoutPaymentReturn(address));
  if (url.hash.startsWith('#prefill=')) url.hash = '';
  return url.href;
}

/** Reads the page's own address, once, and takes the secrets out of it before anything else can send them along. */
export function takeAddress(): RequestedPage {
  const { location, history } = window;
  const requested = readAddress(location);
  const rest = withoutSecrets(location.href);
  if (rest !== location.href) history.replaceState(history.state, '', rest);
  return requested;
}
