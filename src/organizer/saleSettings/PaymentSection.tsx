'use client';
import { useMemo } from 'react';
import type { AvailablePaymentProcessor, Currency } from '../../contract';
import type { SaleSettingsValues } from '../../domain/saleSettings';
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
        ? t('organizer.saleSettings.gatewayReady', { count: configured })
        : t('organizer.saleSettings.gatewayNotReady'),
  }));
  return (
    <FormSection title={t('organizer.saleSettings.payment')}>
      <SelectField<SaleSettingsValues>
        name="currencyCode"
        label={t('organizer.saleSettings.currency')}
        hint={t('organizer.saleSettings.currencyHint')}
        options={currencies}
      />
      <RadioCards<SaleSettingsValues>
        name="gateway"
        label={t('organizer.saleSettings.gateway')}
        options={[
          ...gateways,
          {
            value: 'free',
            label: t('organizer.saleSettings.free'),
            text: t('organizer.saleSettings.freeText'),
          },
        ]}
      />
      <SwitchField<SaleSettingsValues>
        name="allowBitcoin"
        label={t('organizer.saleSettings.allowBitcoin')}
        hint={t('organizer.saleSettings.allowBitcoinHint')}
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
