'use client';
import type { ConfirmationData } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';

/** Order total, and how it was paid; nothing about payment where there was none. 001 §2.4. */
export function PaidLines({ data }: { data: ConfirmationData }) {
  const t = useT();
  const locale = useLocale();
  const paid = data.invoice
    ? t('confirmation.payViaInvoice')
    : data.paidVia && data.last4
      ? t('confirmation.paidVia', { card: data.paidVia, last4: data.last4 })
      : null;
  return (
    <div className={css.paid}>
      {data.amount !== undefined && (
        <dl>
          <div className={css.total}>
            <dt>{t('confirmation.total')}</dt>
            <dd className={`${css.totalAmount} ${num}`}>
              <bdi>{formatMoney(data.amount, data.currency, locale)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      {paid && (
        <p className={`${css.quiet} ${css.paidVia}`}>
          <bdi>{paid}</bdi>
        </p>
      )}
    </div>
  );
}
