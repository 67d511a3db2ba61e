import { PaymentProcessorsScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';

/** The list; with an id, that processor. */
export function PaymentProcessors({ accountId, id, authUrl, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  return (
    <PaymentProcessorsScreen
      accountId={accountId}
      view={view}
      onViewChange={setView}
      processor={id ?? null}
      onProcessorChange={(processor) => navigate(hrefOf('paymentProcessors', processor ?? undefined))}
      payoutUrl={import.meta.env.VITE_PAYOUT_URL}
      pages={authUrl}
    />
  );
}
