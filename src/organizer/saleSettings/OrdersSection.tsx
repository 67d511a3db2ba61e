'use client';
import type { SaleSettingsValues } from '../../domain/saleSettings';
import { useT } from '../../i18n';
import { NumberField, SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';

/** How long tickets are held, and who may have them. */
export function OrdersSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.saleSettings.orders')}>
      <NumberField<SaleSettingsValues>
        name="timeLimit"
        label={t('organizer.saleSettings.timeLimit')}
        hint={t('organizer.saleSettings.timeLimitHint')}
        unit={t('organizer.saleSettings.minutes')}
        span={6}
      />
      <SwitchField<SaleSettingsValues>
        name="uniqueEmails"
        label={t('organizer.saleSettings.uniqueEmails')}
        hint={t('organizer.saleSettings.uniqueEmailsHint')}
      />
    </FormSection>
  );
}
