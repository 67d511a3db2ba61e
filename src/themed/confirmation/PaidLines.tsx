'use client';
import type { ConfirmationData } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';

/**
 * Order total with the tax in it and what was saved, and how it was paid; nothing about payment where there was none. 001 §2.4. The
 * order does not say what its fees were: they are part of each price.
 */
export function PaidLines({ data }: { data: ConfirmationData }) {
  const t = useT();
  const locale = useLocale();
  const paid = data.invoice
    ? t('confirmation.payViaInvoice')
    : data.paidVia && data.last4
      ? t('confirmation.paidVia', { card: data.paidVia, last4: data.last4 })
      : null;
  const sumOf = (part: 'tax' | 'discount') => data.tickets.reduce((sum, { totals }) => sum + totals[part], 0);
  const lines = [
    { label: t('summary.taxName'), minor: sumOf('tax') },
    { label: t('summary.saved'), minor: sumOf('discount') },
  ].filter(({ minor }) => minor > 0);
  return (
    <div className={css.paid}>
      {data.amount !== undefined && (
        <dl className={num}>
          {lines.map(({ label, minor }) => (
            <div key={label} className={`${css.total} ${css.quiet}`}>
              <dt>{label}</dt>
              <dd>
                <bdi>{formatMoney(minor, data.currency, locale)}</bdi>
              </dd>
            </div>
          ))}
          <div className={css.total}>
            <dt>{t('confirmation.total')}</dt>
            <dd className={css.totalAmount}>
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
