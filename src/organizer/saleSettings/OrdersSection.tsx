'use client';
import type { SaleValues } from '../../domain/saleSettings';
import { useT } from '../../i18n';
import { NumberField, SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';

/** How long tickets are held, and who may have them. */
export function OrdersSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.sale.orders')}>
      <NumberField<SaleValues>
        name="timeLimit"
        label={t('organizer.sale.timeLimit')}
        hint={t('organizer.sale.timeLimitHint')}
        unit={t('organizer.sale.minutes')}
        span={6}
      />
      <SwitchField<SaleValues>
        name="uniqueEmails"
        label={t('organizer.sale.uniqueEmails')}
        hint={t('organizer.sale.uniqueEmailsHint')}
      />
    </FormSection>
  );
}
