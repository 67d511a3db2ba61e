import type { ReactNode, Ref } from 'react';
import type { ErrorListener } from '../diagnostics';
import type { SavedOrder, WidgetBootstrap } from '../contract';
import type { CustomField, OrderState, PaymentReturn, WidgetEvent } from '../domain';
import type { AddressCompletion } from '../domain/registration/addressCompletion';
import type { WalletPasses } from '../domain/confirmation/walletPasses';
import type { Prefill } from '../embed/prefill';
import type { Analytics, Campaign, Captcha } from '../hooks';
import type { Leave } from './payment/LeadAway';
import type { PaymentOptions } from './payment/usePaymentOptions';
import type { CountdownWarning } from './registration/HoldTime';
import type { FormSlots } from '../themed/registration/formSlots';
import type { TicketRowProps } from '../themed/tickets/TicketTableRow';
import type { TicketWidgetControls } from './registration/useControls';
import type { WidgetStep } from './registration/widgetStep';

/** What of the widget can be drawn by a component of the page's own. @experimental */
export interface WidgetComponents {
  /** A row of the ticket list: a `TicketPicker.Row` as `tr`, with as many `td` as the list has columns. */
  Row?: ((props: TicketRowProps) => ReactNode) | undefined;
}

/** Places in the widget's screens for something of the page's own. @experimental */
export interface WidgetSlots extends FormSlots {
  /** Above the list of tickets. */
  beforeTickets?: ReactNode;
  /** Below the list and its order button. */
  afterTickets?: ReactNode;
  /** Below the confirmation. */
  afterConfirmation?: ReactNode;
}

/** Props of `TicketWidget`. @public */
export interface TicketWidgetProps {
  /** Which event’s tickets are sold. */
  eventId: string;
  /**
   * Ways to pay, e.g. `[stripePaymentOption({ load })]`, or a function that loads them:
   * `() => import('./payments').then(({ payments }) => payments)`; it is expected to bring whatever the event takes. Orders that cost nothing
   * and invoices need none. Read once. A function is called with the first quantity, so that the form need not wait
   * for it, and again for the form where nothing has come of that.
   */
  payments?: PaymentOptions;
  /**
   * Asked before a hold where the organizer has captcha switched on, e.g. `recaptchaV3({ siteKey })`. Default: the one
   * `siteConf.captcha` names. With neither, nothing can be ordered and `onError` hears why. Read once.
   */
  captcha?: Captcha | undefined;
  /**
   * A promotion code to begin with, e.g. from the page's address; another one is tried when it comes, and an empty one takes away what
   * is in force. Default: the one this browser used before. 000 §4.
   */
  promotionCode?: string | undefined;
  /**
   * From the link of an organizer's swap: its tickets are held at once, nothing is chosen, and the form follows. 000 §4 Swap.
   */
  swapToken?: string | undefined;
  /** Ids of the ticket types to offer; those that the event does not have are ignored. Default: all. */
  ticketIds?: readonly string[] | undefined;
  /** Components of your own in the place of ours. Keep each the same between renders. @experimental */
  components?: WidgetComponents | undefined;
  /** What your page puts into the screens. @experimental */
  slots?: WidgetSlots | undefined;
  /** Steps of your own before or after registration, while the tickets are held. Keep the list the same between renders. @experimental */
  steps?: readonly WidgetStep[] | undefined;
  /** Fields of your own in the registration form, sent with the order in `customFields`. Keep the list the same between renders. @experimental */
  customFields?: readonly CustomField[] | undefined;
  /** What your page knows of its visitor: fills in what is empty, and never over what was typed or comes from their profile. */
  prefill?: Prefill | undefined;
  /**
   * How the buyer came, sent with the order: who shared the link, and campaign parameters by name. Default: the `utm_…` parameters
   * of the page's address; in a frame that is the frame's own. 000 §3 share, utmParams. Read once.
   */
  campaign?: Campaign | undefined;
  /** Values embedded in the page; without them one request fetches them. */
  bootstrap?: WidgetBootstrap;
  /**
   * Address that wakes the page after a 3-D Secure challenge; on another origin it needs this one as `parentOrigin` in its query.
   * Default: `/stripe/return/` of this origin.
   */
  returnUrl?: string;
  /**
   * How the buyer comes back from a provider's page: `readPaymentReturn(location.search)`. Default: the `params` of `bootstrap`. The
   * order is asked about, and nothing believed; then the page's address is without it. 000 §2. Read once.
   */
  paymentReturn?: PaymentReturn | undefined;
  /**
   * Exact origin of the page around the frame that the widget is in, e.g. `https://festival.example`: it is asked to show its top,
   * and told nothing else. Without it nothing is asked. 000 §2.
   */
  parentOrigin?: string | undefined;
  /**
   * Takes the buyer to a provider's page, which was checked, in your own way, e.g. out of a native app; `go(address)` is the widget's
   * own. Without this the top window goes there; a throw means that it is not possible.
   */
  onLeave?: Leave | undefined;
  /**
   * Where the backend's authorization pages are, e.g. `https://tickets.example/auth/{service}`. Default: `/auth/{service}` on
   * this origin. Their answers are taken from that origin alone. 000 §2.
   */
  authUrl?: string | undefined;
  /**
   * The order is made. The widget shows the confirmation itself without this, when it throws or rejects, and when it answers `stay`, e.g.
   * because the page's address has become the confirmation's; else it waits for your page to leave.
   */
  onConfirmed?: ((order: SavedOrder) => unknown) | undefined;
  /** Opens a path of your app that the confirmation's message links to. Without it the browser goes there. 001 §2. */
  onNavigate?: (path: string) => void;
  /** Answers a calendar file for what is in its query, e.g. `/download/ical` (000 §7). Without it the browser makes the file. */
  calendarEndpoint?: string;
  /**
   * Finds addresses while a buyer types the street of their bill, and fills in the one that they choose. Default: none, and all of it is typed.
   * @experimental
   */
  addressCompletion?: AddressCompletion | undefined;
  /**
   * Finds the passes of each paid ticket for Apple Wallet and Google Wallet; the confirmation has a button for each. Default: none.
   * @experimental
   */
  walletPasses?: WalletPasses | undefined;
  /**
   * Where your page has `MyOrder`: a path of your site, or a whole address. The confirmation links it as “Manage your order”. Default: no link.
   * @experimental
   */
  myOrderAddress?: string | undefined;
  /** For what your page wants of a widget with tickets in hand; `null` without any. */
  controls?: Ref<TicketWidgetControls> | undefined;
  /** Where 'Back' leads, when the organizer shows it. */
  onBack?: (() => void) | undefined;
  /** The order reached another place, e.g. `registering`. */
  onStepChange?: (step: OrderState['at']) => void;
  /**
   * Two minutes are left of a hold, and the organizer shows the countdown: for saying it outside of the widget, which says it itself
   * as well. 000 §4 Countdown.
   */
  onCountdownWarning?: ((warning: CountdownWarning) => void) | undefined;
  /**
   * False where no window can be opened, e.g. in a native app's web view: what needs one is not offered, such as importing a
   * LinkedIn profile. Default: true.
   */
  popups?: boolean | undefined;
  /**
   * In a frame: an order is not sent while the page around covers anything of it, in browsers that report it (FAULTS A22). For pages that you
   * don't trust: a header that stays on top of the page covers the frame as well. Default: false. Read once.
   */
  guardsClicks?: boolean | undefined;
  /** A chosen session is full (000 §8, 4012): the buyer has to choose another. */
  onSessionReachedCapacity?: () => void;
  /** Everything that happens, as it happens, for counting and funnels: no tokens, and nothing personal. */
  onEvent?: (event: WidgetEvent) => void;
  /** Hears the same, e.g. `tagManager()`; the one place that buyers' names may go to, when it says that it has the consent. */
  analytics?: Analytics;
  /** A part of the widget, `onEvent` or `analytics` crashed, the captcha can't be had, or a pass or an address; for the host's error reporting. */
  onError?: ErrorListener;
}

export interface WidgetRootProps extends TicketWidgetProps {
  /** The parts of the widget, arranged by the page around. Default: each screen as it is. */
  arrangement?: ReactNode;
}
