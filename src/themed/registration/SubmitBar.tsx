'use client';
import type { Ref } from 'react';
import { formatMoney, type RegistrationContext } from '../../domain';
import type { HeldTransaction, WidgetConfig } from '../../contract';
import { useSubmitFocus } from '../../headless/payment/useSubmitFocus';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { num } from '../kit/text.css';
import * as css from './RegistrationForm.css';
import { RichText } from './RichText';

export interface SubmitBarProps {
  hold: Pick<HeldTransaction, 'orderTotal' | 'currency' | 'gateway'>;
  choice: RegistrationContext['choice'];
  widget: Pick<WidgetConfig, 'ctaFree' | 'ctaCreditCard' | 'ctaInvoice' | 'ctaBitcoin'>;
  busy: boolean;
  /** False for a way to pay of the page's own. Default: true. */
  usesCard?: boolean | undefined;
  /** Pressing it costs nothing more. Default: false. */
  isPaid?: boolean | undefined;
  /** Buttons of the payment method stand in for the bar's own, unless nothing more is paid. Default: false. */
  isOwn?: boolean | undefined;
  /** Where such buttons are drawn. */
  ownRef?: Ref<HTMLDivElement> | undefined;
  /** The bar itself. */
  barRef?: Ref<HTMLDivElement> | undefined;
}

/** The one filled button of the screen, and on it what pressing it costs. 000 §2.7 Submit button. */
export function SubmitBar(props: SubmitBarProps) {
  const { hold, choice, widget, busy, usesCard = true, isPaid = false } = props;
  const { isOwn = false, ownRef, barRef } = props;
  const showsOwn = isOwn && !isPaid && !busy;
  const { ownRef: ownButtonsRef, buttonRef } = useSubmitFocus(showsOwn);
  const t = useT();
  const locale = useLocale();
  const mode = modeOf(hold, choice, usesCard);
  const label = isPaid
    ? t('registration.submit.paid')
    : {
        free: widget.ctaFree ?? t('registration.submit.free'),
        invoice: widget.ctaInvoice ?? t('registration.submit.invoice'),
        bitcoin: widget.ctaBitcoin ?? t('registration.submit.bitcoin'),
        paypal: widget.ctaCreditCard ?? t('registration.submit.card'),
        card: widget.ctaCreditCard ?? t('registration.submit.card'),
        other: widget.ctaCreditCard ?? t('registration.submit.card'),
      }[mode];
  const amount = formatMoney(hold.orderTotal, hold.currency, locale);
  const note = isPaid
    ? t('registration.submit.notePaid', { amount })
    : {
        free: t('registration.submit.noteFree'),
        invoice: t('registration.submit.noteInvoice', { amount }),
        bitcoin: t('registration.submit.noteBitcoin', { amount }),
        // 000 §2.7, to the letter.
        paypal: t('registration.submit.notePaypal'),
        card: t('registration.submit.noteCard', { amount }),
        other: t('registration.submit.noteOther', { amount }),
      }[mode];
  return (
    <div ref={barRef} className={css.submit}>
      <div ref={ownButtonsRef} data-visible={showsOwn ? '' : undefined} className={css.ownSubmit}>
        <div ref={ownRef} />
      </div>
      {/* A second submit is also ignored by the flow itself (FAULTS F27). */}
      {!showsOwn && (
        <Button
          ref={buttonRef}
          type="submit"
          variant="primary"
          size="large"
          busy={busy}
          aria-disabled={busy || undefined}
          className={css.submitButton}
        >
          {label}
          {mode !== 'free' && !isPaid && (
            <>
              {' '}
              <span aria-hidden="true">·</span> <bdi className={num}>{amount}</bdi>
            </>
          )}
        </Button>
      )}
      <p className={css.submitNote} aria-live="polite">
        <Icon name={busy ? 'clock' : 'lock'} size="small" className={css.submitIcon} />
        <span>
          {busy ? (
            t('registration.submit.busy')
          ) : (
            <RichText text={note} parts={{ amount: (text) => <strong className={num}>{text}</strong> }} />
          )}
        </span>
      </p>
    </div>
  );
}

/** 000 §4: PayPal when it is the gateway, there is something to pay, and not by invoice. */
function modeOf(
  { orderTotal, gateway }: SubmitBarProps['hold'],
  choice: SubmitBarProps['choice'] = 'card',
  usesCard: boolean,
) {
  if (orderTotal === 0) return 'free';
  if (choice === 'card' && !usesCard) return 'other';
  return choice === 'card' && gateway === 'paypal' ? 'paypal' : choice;
}
