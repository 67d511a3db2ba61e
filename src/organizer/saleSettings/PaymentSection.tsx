'use client';
import { useMemo } from 'react';
import type { AvailablePaymentProcessor, Currency } from '../../contract';
import type { SaleValues } from '../../domain/saleSettings';
import { useLocale, useT } from '../../i18n';
import { RadioCards, SelectField, SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';

export interface PaymentSectionProps {
  currency: Currency;
  available: readonly AvailablePaymentProcessor[];
}

/** What tickets are sold in, and who takes the money. */
export function PaymentSection({ currency, available }: PaymentSectionProps) {
  const t = useT();
  const currencies = useCurrencyOptions(currency, available);
  const gateways = available.map(({ gateway, name, configured }) => ({
    value: gateway,
    label: name,
    text:
      configured > 0
        ? t('organizer.sale.gatewayReady', { count: configured })
        : t('organizer.sale.gatewayNotReady'),
  }));
  return (
    <FormSection title={t('organizer.sale.payment')}>
      <SelectField<SaleValues>
        name="currencyCode"
        label={t('organizer.sale.currency')}
        hint={t('organizer.sale.currencyHint')}
        options={currencies}
      />
      <RadioCards<SaleValues>
        name="gateway"
        label={t('organizer.sale.gateway')}
        options={[
          ...gateways,
          { value: 'free', label: t('organizer.sale.free'), text: t('organizer.sale.freeText') },
        ]}
      />
      <SwitchField<SaleValues>
        name="allowBitcoin"
        label={t('organizer.sale.allowBitcoin')}
        hint={t('organizer.sale.allowBitcoinHint')}
      />
    </FormSection>
  );
}

/** Every currency that a gateway takes, and the present one, by their names. */
function useCurrencyOptions({ code: present }: Currency, available: PaymentSectionProps['available']) {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const codes = new Set([present, ...available.flatMap(({ currencies }) => currencies)]);
    return [...codes]
      .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [present, available, locale]);
}
