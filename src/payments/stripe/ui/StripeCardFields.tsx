'use client';
import type { Stripe } from '@stripe/stripe-js';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { CardBrand } from '../../../domain';
import type { StripeInput } from '../..';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Notice } from '../../../themed/kit/Notice';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { CardSkeleton } from '../../../themed/payment/CardSkeleton';
import { fieldsTimeoutMs } from '../../../themed/payment/fieldsTimeout';
import type { CardState, PaymentSlot } from '../../../headless/payment/slot';
import * as css from '../../../themed/payment/CardFields.css';
import { useElementStyle } from '../../../themed/payment/useElementStyle';
import { useProblems } from '../../../headless/payment/useProblems';
import { createCardElements } from './CardElements';
import { elementsLocale } from './elementsLocale';
import { loadStripeElements } from './stripeElements';
import { useStripeLoad } from './useStripe';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import { useLatest } from '../../../react';

const CardElements = /* @__PURE__ */ lazyWithRetry(
  async () => ({ CardElements: createCardElements(await loadStripeElements()) }),
  'CardElements',
);

/** Props of `StripeCardFields`. */
export interface StripeCardFieldsProps extends Partial<PaymentSlot> {
  /** Opens Stripe; asked again by Retry. Keep it the same between renders. */
  load: () => Promise<Stripe>;
  /** Marks in the number field; see `cardBrands`. */
  brands: readonly CardBrand[];
  /**
   * What the payment method needs, once all three elements are ready, and `null` while they are not. `cardName` in it
   * is always the latest.
   */
  onReady?: ((input: StripeInput | null) => void) | undefined;
}

const absent: CardState = { status: { number: 'absent', expiry: 'absent', cvc: 'absent' }, messages: {} };

/** Card number, expiry and CVC in Stripe's frames, and the name on the card. 000 §2.8; digits never reach this page. @public */
export function StripeCardFields(props: StripeCardFieldsProps) {
  const { load, brands, onReady, ...slot } = props;
  const t = useT();
  const locale = useLocale();
  const { state, fail, retry } = useStripeLoad(load);
  const [readyAttempt, setReadyAttempt] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const probes = useRef<HTMLSpanElement>(null);
  const style = useElementStyle(probes);
  const isReady = state.at === 'opened' && readyAttempt === state.attempt;

  useEffect(() => {
    if (state.at !== 'opened' || isReady) return;
    const timer = setTimeout(fail, fieldsTimeoutMs);
    return () => clearTimeout(timer);
  }, [state.at, isReady, fail]);
  useEffect(() => {
    if (!isReady) onReady?.(null);
  }, [isReady, onReady]);
  const onCardChangeRef = useLatest(slot.onCardChange);
  // What can't be filled in can't be wrong: instead of each field's error the form lists why (FAULTS F33).
  useEffect(() => {
    if (!isReady) onCardChangeRef.current?.(absent);
  }, [isReady, onCardChangeRef]);
  const hasFailed = state.at === 'failed';
  const problems = useMemo(() => {
    if (isReady) return [];
    const text = t(hasFailed ? 'payment.card.failed' : 'payment.stripe.stillLoading');
    return [
      { field: 'card', text, focus: () => (box.current?.querySelector('button') ?? box.current)?.focus() },
    ];
  }, [isReady, hasFailed, t]);
  useProblems(slot.onProblems, problems);

  return (
    <div ref={box} tabIndex={-1} className={css.box} aria-busy={state.at !== 'failed' && !isReady}>
      <span ref={probes} aria-hidden="true" className={css.probes}>
        <span className={css.textProbe} />
        <span className={css.mutedProbe} />
        <span className={css.dangerProbe} />
      </span>
      {state.at === 'failed' && (
        <Notice
          tone="danger"
          live="assertive"
          title={t('payment.card.failed')}
          action={<Button onClick={retry}>{t('payment.card.retry')}</Button>}
        >
          {t('payment.card.failedHelp')}
        </Notice>
      )}
      {state.at !== 'failed' && !isReady && (
        <>
          <VisuallyHidden role="status">{t('payment.card.loading')}</VisuallyHidden>
          <CardSkeleton />
        </>
      )}
      {state.at === 'opened' && style && (
        // Laid out but not seen until ready: a frame without size never gets ready.
        <div className={css.stage} data-ready={isReady ? '' : undefined}>
          <Suspense>
            <CardElements
              {...slot}
              key={state.attempt}
              stripe={state.stripe}
              locale={elementsLocale(locale)}
              brands={brands}
              style={style}
              onReady={(input) => {
                setReadyAttempt(state.attempt);
                onReady?.(input);
              }}
              onLoadError={fail}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
