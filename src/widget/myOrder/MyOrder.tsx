'use client';
import { useMemo, useState } from 'react';
import type { ErrorListener } from '../../diagnostics';
import type { WalletPasses } from '../../domain/confirmation/walletPasses';
import {
  useEnvironment,
  useMyOrder,
  useWidgetBootstrap,
  type Captcha,
  type CaptchaChoice,
} from '../../hooks';
import { useIsOffline } from '../../hooks/useIsOffline';
import { useT } from '../../i18n';
import { useLatest } from '../../react';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { Notice } from '../../themed/kit/Notice';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { MyOrderSearch } from '../../themed/myOrder/MyOrderSearch';
import { LoadFailure } from '../../themed/notices/LoadFailure';
import { EnsureTheme } from '../../themed/root/EnsureTheme';
import { PanelBoundary } from '../PanelBoundary';
import { CaptchaPanel } from '../tickets/CaptchaPanel';
import { Screen } from '../WidgetFrame';

/** Props of `MyOrder`. @experimental */
export interface MyOrderProps {
  /** Which event. */
  eventId: string;
  /** Stands in the field of the order number at first, e.g. out of a link of yours. Default: empty. */
  orderNumber?: string | undefined;
  /** Your backend's `download/ical` (000 §7). Without it calendar files are made in the browser. */
  calendarEndpoint?: string | undefined;
  /** Finds the passes of each paid ticket for Apple Wallet and Google Wallet; each ticket has a button for each. Default: none. */
  walletPasses?: WalletPasses | undefined;
  /**
   * Asked once a number was tried several times, where the organizer has captcha switched on, e.g. `recaptchaV3({ siteKey })`. Default: the one
   * `siteConf.captcha` names; with neither, the number is refused for a while instead. Read once.
   */
  captcha?: Captcha | undefined;
  /** Hears of calls that came to nothing and that the backend did not refuse, and of passes that can’t be had. Default: `onError` of the provider. */
  onError?: ErrorListener | undefined;
}

const view = /* @__PURE__ */ chunk(() => import('../../themed/myOrder/MyOrderView'));

/**
 * A buyer’s own order: looked up by number and email, with its tickets, papers and attendees, and what the organizer allows. Needs a
 * `BoxofficeProvider` above. What opens the order stays in memory and leads nowhere else: after a reload it is looked up again.
 * @experimental
 */
export function MyOrder(props: MyOrderProps) {
  return (
    <EnsureTheme>
      <Screen>
        <PanelBoundary
          onError={props.onError}
          fallback={(retry) => <LoadFailure onRetry={retry} level={2} takesFocus />}
        >
          <Steps key={props.eventId} {...props} />
        </PanelBoundary>
      </Screen>
    </EnsureTheme>
  );
}

function Steps({ eventId, orderNumber, calendarEndpoint, walletPasses, captcha, onError }: MyOrderProps) {
  const t = useT();
  const { onError: onEnvironmentError } = useEnvironment();
  const choice = useCaptchaChoice(eventId, captcha, onError ?? onEnvironmentError);
  const myOrder = useMyOrder({ eventId, onError, captcha: choice });
  const isOffline = useIsOffline();
  const [tries, setTries] = useState(0);
  const [hasLeft, setLeft] = useState(false);
  return (
    <>
      <div role="status">
        {isOffline && (
          <Notice tone="warning" title={t('registration.offline.title')}>
            {t('myOrder.offline')}
          </Notice>
        )}
      </div>
      {myOrder.order ? (
        <Found
          key={tries}
          myOrder={{ ...myOrder, order: myOrder.order }}
          calendarEndpoint={calendarEndpoint}
          walletPasses={walletPasses}
          onError={onError ?? onEnvironmentError}
          onRetry={() => void view.load().finally(() => setTries(tries + 1))}
          onLeave={() => {
            setLeft(true);
            myOrder.leave();
          }}
        />
      ) : (
        <MyOrderSearch
          orderNumber={orderNumber}
          busy={myOrder.isFinding}
          problem={myOrder.problem}
          takesFocus={hasLeft}
          captcha={myOrder.needsCaptcha && choice && <CaptchaPanel choice={choice} />}
          onSubmit={myOrder.find}
        />
      )}
    </>
  );
}

/** The page's own captcha, else the one its site has a key for; none where there is neither. */
function useCaptchaChoice(
  eventId: string,
  captcha: Captcha | undefined,
  onError: ErrorListener | undefined,
): CaptchaChoice | undefined {
  const [adapter] = useState(() => captcha);
  const { data } = useWidgetBootstrap(eventId);
  const site = data?.siteConf.captcha;
  const onErrorRef = useLatest(onError);
  return useMemo(
    () => (adapter || site ? { adapter, site, onError: (error) => onErrorRef.current?.(error) } : undefined),
    [adapter, site, onErrorRef],
  );
}

interface FoundProps extends Pick<MyOrderProps, 'calendarEndpoint' | 'walletPasses' | 'onError'> {
  myOrder: ReturnType<typeof useMyOrder> & { order: NonNullable<ReturnType<typeof useMyOrder>['order']> };
  onRetry: () => void;
  onLeave: () => void;
}

/** The screens of an order are loaded once there is one. */
function Found({ myOrder, onRetry, onLeave, ...host }: FoundProps) {
  const loaded = useChunk(view);
  if (!loaded)
    return loaded === null ? (
      <LoadFailure onRetry={onRetry} level={2} takesFocus />
    ) : (
      <ConfirmationSkeleton />
    );
  return (
    <loaded.MyOrderView
      order={myOrder.order}
      {...host}
      showsQr={myOrder.showsQr}
      showsCalendar={myOrder.showsCalendar}
      onResend={myOrder.resend}
      onSaveAttendee={myOrder.saveAttendee}
      onTransfer={myOrder.requestTransfer}
      onCancel={myOrder.requestCancellation}
      onDownload={myOrder.download}
      onLeave={onLeave}
    />
  );
}
