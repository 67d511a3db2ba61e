'use client';
import { Confirmation as Headless, type ConfirmationTotalKind } from '../../headless/confirmation';
import { useT } from '../../i18n';
import { cx } from '../kit/cx';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';

/** Order total, the fees and the tax in it and what was saved, and how it was paid. 001 §2.4. */
export function PaidLines() {
  const t = useT();
  return (
    <div className={css.paid}>
      <Headless.Totals className={num}>
        <Total kind="order" label={t('confirmation.total')} />
        <Total kind="fees" label={t('confirmation.fees')} />
        <Total kind="tax" label={t('confirmation.tax')} />
        <Total kind="saved" label={t('summary.saved')} />
      </Headless.Totals>
      <Headless.Payment className={`${css.quiet} ${css.paidVia}`}>
        {(payment) =>
          payment.method === 'invoice'
            ? t('confirmation.payViaInvoice')
            : t('confirmation.paidVia', { card: payment.brand, last4: payment.last4 })
        }
      </Headless.Payment>
    </div>
  );
}

const Total = ({ kind, label }: { kind: ConfirmationTotalKind; label: string }) => (
  <Headless.Total kind={kind} className={cx(css.total, kind !== 'order' && css.quiet)}>
    <Headless.Label>{label}</Headless.Label>
    <Headless.Value className={kind === 'order' ? css.totalAmount : undefined} />
  </Headless.Total>
);
