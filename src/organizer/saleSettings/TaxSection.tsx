'use client';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../domain';
import { currencyOf } from '../../domain';
import { maxTaxNameLength, taxSample, type SaleSettingsValues } from '../../domain/saleSettings';
import { useLocale, useT } from '../../i18n';
import { PercentField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import * as css from './TaxSection.css';

/** Decimals the rate may have. */
const rateDecimals = 6;

/** The tax of every ticket, with an example of what it comes to. `isAdded`: in the order summary; else prices include it. */
export function TaxSection({ isAdded }: { isAdded: boolean }) {
  const t = useT();
  return (
    <FormSection
      title={t('organizer.saleSettings.tax')}
      text={t(isAdded ? 'organizer.saleSettings.taxAdded' : 'organizer.saleSettings.taxIncluded')}
      after={<Sample isAdded={isAdded} />}
    >
      <PercentField<SaleSettingsValues>
        name="taxRate"
        label={t('organizer.saleSettings.taxRate')}
        hint={t('organizer.saleSettings.taxRateHint')}
        decimals={rateDecimals}
        alsoChecks={['taxName']}
        span={6}
        keepSpan
      />
      <TextField<SaleSettingsValues>
        name="taxName"
        label={t('organizer.saleSettings.taxName')}
        hint={t('organizer.saleSettings.taxNameHint')}
        limit={maxTaxNameLength}
        span={6}
      />
    </FormSection>
  );
}

function Sample({ isAdded }: { isAdded: boolean }) {
  const t = useT();
  const locale = useLocale();
  const control = useEditorControl<SaleSettingsValues>();
  const [taxRate, taxName, currencyCode] = useWatch({
    control,
    name: ['taxRate', 'taxName', 'currencyCode'],
  });
  if (taxRate === null || !(taxRate >= 0 && taxRate <= 100) || !taxName.trim() || !currencyCode) return null;
  const currency = currencyOf(currencyCode);
  const { price, tax, total } = taxSample(taxRate, currency, isAdded);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rate = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: rateDecimals,
  }).format(taxRate / 100);
  const text = { name: taxName.trim(), rate };
  return (
    <dl className={css.sample}>
      <Line name={t('organizer.saleSettings.sample', { price: money(price) })} amount={money(price)} />
      <Line
        name={t(
          isAdded ? 'organizer.saleSettings.sampleTax' : 'organizer.saleSettings.sampleTaxIncluded',
          text,
        )}
        amount={money(tax)}
      />
      <Line name={t('organizer.saleSettings.sampleTotal')} amount={money(total)} isSum />
    </dl>
  );
}

function Line({ name, amount, isSum }: { name: string; amount: string; isSum?: boolean }) {
  return (
    <div className={css.line} data-sum={isSum ? '' : undefined}>
      <dt>{name}</dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}
