'use client';
import type { TicketTypeValues } from '../../../domain/ticketTypes';
import { useLocale, useT } from '../../../i18n';
import { MoneyField, PercentField } from '../../kit/fields';
import { FormSection } from '../../kit/form';
import type { TicketTypeContext } from '../context';
import { FeeBreakdown } from './FeeBreakdown';
import { FeeSplitField } from './FeeSplitField';
import { percentText } from './feeText';

/** What it costs, who pays the fees, and what is left. 001 §3, §4 Fee split. */
export function PriceSection({ context }: { context: TicketTypeContext }) {
  const t = useT();
  const locale = useLocale();
  const { currency, taxRate, taxName } = context.sale;
  const name =
    new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }).of(currency.code) ?? currency.code;
  const text =
    taxRate && taxName
      ? t('organizer.ticketTypes.price.textWithTax', {
          currency: name,
          tax: taxName,
          rate: percentText(taxRate, locale),
        })
      : t('organizer.ticketTypes.price.text', { currency: name });
  return (
    <FormSection
      title={t('organizer.ticketTypes.price.title')}
      text={text}
      after={<FeeBreakdown sale={context.sale} />}
    >
      <MoneyField<TicketTypeValues>
        name="price"
        label={t('organizer.ticketTypes.price.label')}
        currency={currency}
        required
        span={6}
      />
      <PercentField<TicketTypeValues>
        name="absorbedFeePercent"
        label={t('organizer.ticketTypes.absorbed.label')}
        alsoChecks={['price']}
        span={6}
      />
      <FeeSplitField />
    </FormSection>
  );
}
