'use client';
import { formatMoney } from '../../../domain';
import { deriveTicketType, ticketTypeDefaults, type PreviewedSale } from '../../../domain/ticketTypes';
import { useLocale, useT } from '../../../i18n';
import { Meter } from '../../kit/page';
import { useValue } from '../useValue';
import { rateText } from './feeText';
import * as css from './PriceSection.css';

/** What the buyer pays, where it goes, and what is left: as a bar and in figures, while it is typed. */
export function FeeBreakdown({ sale }: { sale: PreviewedSale }) {
  const t = useT();
  const locale = useLocale();
  const price = useValue('price');
  const absorbedFeePercent = useValue('absorbedFeePercent');
  const { fees, currency } = sale;
  const derived = deriveTicketType({ ...ticketTypeDefaults, price, absorbedFeePercent }, { fees });
  const { fee, totalFees, passFee, netIncome, buyerPrice } = derived;
  const money = (amount: number) => <bdi>{formatMoney(amount, currency, locale)}</bdi>;
  const platform = { percent: fees.feePercent, constant: fees.feeConstant, most: fees.maxFee };
  const processing = { percent: fees.processingFee, constant: fees.processingFeeConstant };
  const lines = [
    { name: t('organizer.ticketTypes.fees.platform'), rate: platform, amount: fee },
    { name: t('organizer.ticketTypes.fees.processing'), rate: processing, amount: totalFees - fee },
  ].flatMap(({ name, rate, amount }) => {
    const text = rateText(rate, currency, locale, t);
    return text === null ? [] : [{ name, text, amount }];
  });
  return (
    <div className={css.breakdown}>
      <Meter
        parts={[{ value: Math.max(0, netIncome) }, { value: totalFees, tone: 'muted' }]}
        max={buyerPrice + passFee}
      />
      <dl className={css.sums}>
        <div className={css.sum} data-strong>
          <dt>{t('organizer.ticketTypes.fees.buyerPays')}</dt>
          <dd>{money(buyerPrice + passFee)}</dd>
        </div>
        {lines.map(({ name, text, amount }) => (
          <div key={name} className={css.sum}>
            <dt>
              {name} <span className={css.rate}>{text}</span>
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={css.sum} data-strong data-negative={netIncome < 0 ? '' : undefined}>
          <dt>{t('organizer.ticketTypes.fees.youReceive')}</dt>
          <dd>{money(netIncome)}</dd>
        </div>
      </dl>
      {buyerPrice === 0 && lines.length > 0 && (
        <p className={css.rate}>{t('organizer.ticketTypes.fees.free')}</p>
      )}
    </div>
  );
}
