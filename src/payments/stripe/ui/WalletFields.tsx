'use client';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useT } from '../../../i18n';
import { useOwnSubmit } from '../../../headless/payment/useOwnSubmit';
import { useProblems } from '../../../headless/payment/useProblems';
import { Button } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import { Skeleton } from '../../../themed/kit/Skeleton';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import * as card from '../../../themed/payment/CardFields.css';
import { fieldsTimeoutMs } from '../../../themed/payment/fieldsTimeout';
import { useElementStyle } from '../../../themed/payment/useElementStyle';
import type { StripeWalletsInput } from '../..';
import { stripeWalletsPayment } from '../stripeWalletsPayment';
import type { StripePaymentOptions } from '../stripePayment';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentFieldsProps } from '../../ui/paymentOption';
import { useReportedLoad } from '../../ui/useReportedLoad';
import { elementsLocale } from './elementsLocale';
import { loadStripeElements } from './stripeElements';
import { useStripeLoad } from './useStripe';
import { useWalletSheet, type WalletNews } from './useWalletSheet';
import { createWalletElements } from './WalletElements';
import * as css from './WalletFields.css';

const WalletElements = /* @__PURE__ */ lazyWithRetry(
  async () => ({ WalletElements: createWalletElements(await loadStripeElements()) }),
  'WalletElements',
);

/** What the provider said of the wallets; nothing yet when absent. */
type Answer = { is: 'ready'; input: StripeWalletsInput } | { is: 'none' };

/** The wallets of one Stripe method, which stay with it however often they are shown. */
export function createWalletFields(options: StripePaymentOptions) {
  const method = stripeWalletsPayment(options);

  return function WalletFields({ slot, hold, onReady, onError }: PaymentFieldsProps) {
    const { submitContainer } = slot;
    const t = useT();
    const locale = useLocale();
    const { state, fail, retry } = useStripeLoad(useReportedLoad(method.load, onError));
    const [answer, setAnswer] = useState<Answer>();
    const box = useRef<HTMLDivElement>(null);
    const probes = useRef<HTMLSpanElement>(null);
    const style = useElementStyle(probes);
    const input = answer?.is === 'ready' ? answer.input : null;
    const { news, ...sheet } = useWalletSheet({
      method,
      input,
      hold,
      onReady,
      form: () => box.current?.closest('form'),
    });
    const isDark = isLight(style?.base.color);
    const at = state.at === 'failed' ? 'failed' : (answer?.is ?? 'loading');
    useOwnSubmit(slot.onOwnSubmit, at === 'ready');

    const isAwaited = state.at === 'opened' && answer === undefined && submitContainer !== null;
    useEffect(() => {
      if (!isAwaited) return;
      const timer = setTimeout(fail, fieldsTimeoutMs);
      return () => clearTimeout(timer);
    }, [isAwaited, fail]);
    const problems = useMemo(() => {
      if (at === 'ready') return [];
      const focus = () => (box.current?.querySelector('button') ?? box.current)?.focus();
      return [{ field: 'wallets', text: t(text[at]), focus }];
    }, [at, t]);
    useProblems(slot.onProblems, problems);

    return (
      <div ref={box} tabIndex={-1} className={css.box} aria-busy={at === 'loading'}>
        <span ref={probes} aria-hidden="true" className={card.probes}>
          <span className={card.textProbe} />
        </span>
        {at === 'failed' && (
          <Notice
            tone="danger"
            live="assertive"
            title={t(text.failed)}
            action={<Button onClick={retry}>{t('payment.card.retry')}</Button>}
          >
            {t('payment.card.failedHelp')}
          </Notice>
        )}
        {at === 'none' && (
          <Notice live="polite" title={t(text.none)}>
            {t('payment.wallets.noneHelp')}
          </Notice>
        )}
        {at === 'loading' && (
          <>
            <VisuallyHidden role="status">{t(text.loading)}</VisuallyHidden>
            <Skeleton height="3rem" />
          </>
        )}
        {at === 'ready' && <p className={css.hint}>{t('payment.wallets.below')}</p>}
        {state.at === 'opened' &&
          style &&
          submitContainer &&
          createPortal(
            <div className={css.pay}>
              {news && <News news={news} />}
              <Suspense>
                <WalletElements
                  {...sheet}
                  // Buttons that are there don't change their colours.
                  key={`${state.attempt} ${isDark}`}
                  stripe={state.stripe}
                  locale={elementsLocale(locale)}
                  hold={hold}
                  isDark={isDark}
                  onReady={(ready) => setAnswer(ready ? { is: 'ready', input: ready } : { is: 'none' })}
                  onGone={() => setAnswer(undefined)}
                  onLoadError={fail}
                />
              </Suspense>
            </div>,
            submitContainer,
          )}
      </div>
    );
  };
}

const text = {
  loading: 'payment.wallets.loading',
  failed: 'payment.wallets.failed',
  none: 'payment.wallets.none',
} as const;

function News({ news }: { news: WalletNews }) {
  const t = useT();
  if (news === 'notPressed') return <Notice live="polite" title={t('payment.wallets.notPressed')} />;
  return (
    <Notice live="polite" title={t('payment.wallets.cancelled')}>
      {t('payment.wallets.cancelledHelp')}
    </Notice>
  );
}

/** Text is light where the page is dark. */
function isLight(rgb: string | undefined): boolean {
  const [red = 0, green = 0, blue = 0] = (rgb?.match(/\d+/g) ?? []).map(Number);
  return red + green + blue > 3 * 128;
}
