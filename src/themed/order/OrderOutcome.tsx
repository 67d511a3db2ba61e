'use client';
import type { ConfirmationData } from '../../contract';
import { formatMoney } from '../../domain';
import { orderOutcome } from '../../domain/confirmation/outcome';
import { paymentPhase } from '../../domain/confirmation/paymentPhase';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { num } from '../kit/text.css';
import { StatePanel } from '../kit/StatePanel';

/** Props of `OrderOutcome`. @public */
export interface OrderOutcomeProps {
  /** An order that came to nothing: `failed`, `cancelled` or `expired`. `null` where there is none by this link. */
  order: Pick<ConfirmationData, 'id' | 'amount' | 'currency' | 'refunded' | 'paymentStatus'> | null;
  /** Leads back to the tickets, where they can be ordered again. */
  onOrderAgain?: (() => void) | undefined;
}

/** What happened to the money of an order that does not stand, and what to do. @public */
export function OrderOutcome({ order, onOrderAgain }: OrderOutcomeProps) {
  const t = useT();
  const text = useOutcomeText(order);
  const isChecked = order !== null && paymentPhase(order.paymentStatus) === 'checking';
  return (
    <StatePanel
      icon={iconOf(order)}
      title={text.title}
      action={
        onOrderAgain &&
        !isChecked && (
          <Button variant="primary" onClick={onOrderAgain}>
            {t('confirmation.outcome.again')}
          </Button>
        )
      }
    >
      {text.text && <p>{text.text}</p>}
      {order && (
        <p className={num}>
          <bdi>{t('confirmation.order', { id: order.id })}</bdi>
        </p>
      )}
    </StatePanel>
  );
}

function iconOf(order: OrderOutcomeProps['order']) {
  if (!order) return 'search';
  if (order.paymentStatus === 'expired') return 'clock';
  return paymentPhase(order.paymentStatus) === 'checking' ? 'refresh' : 'alert-circle';
}

/** What happened to the money of such an order, in words. */
export function useOutcomeText(order: OrderOutcomeProps['order']) {
  const t = useT();
  const locale = useLocale();
  if (!order)
    return { title: t('confirmation.outcome.unknownTitle'), text: t('confirmation.outcome.unknownText') };
  const outcome = orderOutcome(order);
  switch (outcome.topic) {
    case 'expired':
      return { title: t('confirmation.outcome.expiredTitle'), text: t('confirmation.outcome.expiredText') };
    case 'failed':
      return { title: t('confirmation.outcome.failedTitle'), text: t('confirmation.outcome.failedText') };
    case 'checking':
      return { title: t('confirmation.checking'), text: t('confirmation.checkingHelp') };
    case 'cancelled':
      return { title: t('confirmation.outcome.cancelledTitle'), text: null };
    case 'cancelledFree':
      return {
        title: t('confirmation.outcome.cancelledTitle'),
        text: t('confirmation.outcome.cancelledFreeText'),
      };
    case 'cancelledPaid':
    case 'refunded': {
      const amount = formatMoney(outcome.minor, order.currency, locale);
      const isBack = outcome.topic === 'refunded';
      return {
        title: t('confirmation.outcome.cancelledTitle'),
        text: t(isBack ? 'confirmation.outcome.refundedText' : 'confirmation.outcome.cancelledText', {
          amount,
        }),
      };
    }
  }
}
