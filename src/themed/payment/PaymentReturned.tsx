'use client';
import type { ConfirmationData } from '../../contract';
import { formatMoney, mailAddress } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { OrderOutcome } from '../order/OrderOutcome';
import { Button } from '../kit/Button';
import { Facts } from '../kit/Facts';
import { Spinner } from '../kit/Spinner';
import { num } from '../kit/text.css';
import { StatePanel } from '../kit/StatePanel';
import * as css from './PaymentReturned.css';

export interface PaymentReturnedProps {
  phase: 'checking' | 'slow' | 'ended' | 'unpaid' | 'unreachable';
  /** The order, once it was read. */
  order?: Pick<ConfirmationData, 'id' | 'amount' | 'currency' | 'refunded' | 'paymentStatus'> | undefined;
  /** Its number, when nothing more is known of it. */
  orderId?: string | undefined;
  supportEmail?: string | undefined;
  /** An answer is being waited for. */
  isChecking: boolean;
  onCheckAgain: () => void;
  /** Back to the tickets, or to the form where they are still held. */
  onBack: () => void;
}

const icons = { checking: 'refresh', slow: 'clock', unpaid: 'alert-circle', unreachable: 'refresh' } as const;

/** Back from PayPal: its word is not believed, and until the order says so nothing is shown as paid. FAULTS F49. */
export function PaymentReturned(props: PaymentReturnedProps) {
  const { phase, order, orderId, supportEmail, isChecking, onCheckAgain, onBack } = props;
  const t = useT();
  const locale = useLocale();
  if (phase === 'ended') return <OrderOutcome order={order ?? null} onOrderAgain={onBack} />;
  const number = order?.id ?? orderId;
  const amount = order?.amount !== undefined && formatMoney(order.amount, order.currency, locale);
  return (
    <StatePanel
      // Each has a title of its own, which takes the focus.
      key={phase}
      icon={icons[phase]}
      title={t(`payment.paypal.${phase}.title`)}
      action={
        phase !== 'checking' && (
          <div className={css.actions}>
            <Button variant="primary" busy={isChecking} onClick={onCheckAgain}>
              {t('payment.paypal.askAgain')}
            </Button>
            <Button onClick={onBack}>{t('payment.paypal.backToTickets')}</Button>
          </div>
        )
      }
    >
      <p>{t(`payment.paypal.${phase}.text`)}</p>
      {phase === 'checking' && <Spinner label={t('payment.paypal.checking.title')} />}
      {phase !== 'checking' && supportEmail && <Support email={supportEmail} />}
      {phase !== 'checking' && number && (
        <Facts
          className={num}
          items={[<bdi key="order">{t('confirmation.order', { id: number })}</bdi>, amount]}
        />
      )}
    </StatePanel>
  );
}

function Support({ email }: { email: string }) {
  const t = useT();
  return (
    <p>
      {t('payment.paypal.support')}{' '}
      <a href={mailAddress(email)} dir="ltr">
        {email}
      </a>
    </p>
  );
}
