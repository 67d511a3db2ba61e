'use client';
import { EnsureTheme } from '../../themed/root/EnsureTheme';
import { useHostEvents, type EventHost } from '../useHostEvents';
import { ConfirmationScreen, type ConfirmationScreenProps } from './ConfirmationScreen';

/** Props of `ConfirmationPage`. @public */
export interface ConfirmationPageProps extends EventHost {
  /** Which event. */
  eventId: string;
  /** Which order. */
  orderId: string;
  /** The order's token, from the route; it is what entitles to see the order. `preview` shows a sample (001 §2). */
  token: string;
  /** Leaves out who made it; the site's `features.removeBranding` (000 §6). */
  removeBranding?: boolean | undefined;
  /**
   * Goes to a path of your application: the links of the organizer's message that begin with a single slash. Ordinary links
   * without it. 001 §2.
   */
  onNavigate?: ConfirmationScreenProps['onNavigate'];
  /** Leads back to the tickets, from an order that came to nothing. */
  onOrderAgain?: ConfirmationScreenProps['onOrderAgain'];
  /** Your backend's `download/ical` (000 §7). Without it calendar files are made in the browser. */
  calendarEndpoint?: string | undefined;
  /**
   * Finds the passes of each paid ticket for Apple Wallet and Google Wallet; each ticket has a button for each. Default: none.
   * @experimental
   */
  walletPasses?: ConfirmationScreenProps['walletPasses'];
  /** Where your page has `MyOrder`: a path of your site, or a whole address. Linked as “Manage your order”. Default: no link. @experimental */
  myOrderAddress?: ConfirmationScreenProps['myOrderAddress'];
}

/**
 * What a finished order shows. Needs a `BoxofficeProvider` above. 001 §2. `onEvent` and `analytics` hear `purchase` and
 * `registrationComplete`, once for each order; `window.boxofficeOrders` lists it, with the buyer when `analytics.personalData`
 * says that there is consent.
 * @public
 */
export function ConfirmationPage({ onEvent, analytics, onError, ...props }: ConfirmationPageProps) {
  const report = useHostEvents({ onEvent, analytics, onError });
  return (
    <EnsureTheme>
      <ConfirmationScreen
        {...props}
        report={report}
        personalData={analytics?.personalData}
        onError={onError}
      />
    </EnsureTheme>
  );
}
