'use client';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import type { CardBrand } from '../../domain';
import type { StripeInput } from '../../payments';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { CardElements } from './CardElements';
import { CardSkeleton } from './CardSkeleton';
import type { PaymentSlot } from './slot';
import * as css from './StripeCardFields.css';
import { useElementStyle } from './useElementStyle';
import { useStripeLoad } from './useStripe';

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

/** FAULTS F37: elements that are not ready by now are not coming. In milliseconds. */
const patience = 10_000;

/** Card number, expiry and CVC in Stripe's frames, and the name on the card. 000 §2.8; digits never reach this page. */
export function StripeCardFields(props: StripeCardFieldsProps) {
  const { load, brands, onReady, ...slot } = props;
  const t = useT();
  const locale = useLocale();
  const { state, fail, retry } = useStripeLoad(load);
  const [readyAttempt, setReadyAttempt] = useState<number>();
  const probes = useRef<HTMLSpanElement>(null);
  const style = useElementStyle(probes);
  const isReady = state.at === 'opened' && readyAttempt === state.attempt;

  useEffect(() => {
    if (state.at !== 'opened' || isReady) return;
    const timer = setTimeout(fail, patience);
    return () => clearTimeout(timer);
  }, [state.at, isReady, fail]);
  useEffect(() => {
    if (!isReady) onReady?.(null);
  }, [isReady, onReady]);

  return (
    <div className={css.box} aria-busy={state.at !== 'failed' && !isReady}>
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
          <Elements key={state.attempt} stripe={state.stripe} options={{ locale: elementsLocale(locale) }}>
            <CardElements
              {...slot}
              brands={brands}
              style={style}
              onReady={(input) => {
                setReadyAttempt(state.attempt);
                onReady?.(input);
              }}
              onLoadError={fail}
            />
          </Elements>
        </div>
      )}
    </div>
  );
}

/** Stripe knows languages, and few regions; what it does not know it takes from the browser. */
const elementsLocale = (locale: string) =>
  locale.split('-')[0] === 'ar'
    ? 'ar'
    : locale.startsWith('de')
      ? 'de'
      : locale.startsWith('en')
        ? 'en'
        : 'auto';
