'use client';
import type { TicketTypeValues } from '../../../domain/ticketTypes';
import { useT } from '../../../i18n';
import { SelectField, SwitchField } from '../../kit/fields';
import { FormSection } from '../../kit/form';

/** How it is sold. 001 §3 saleMethod, socialLift. */
export function MoreSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.ticketTypes.more.title')} text={t('organizer.ticketTypes.more.text')}>
      <SelectField<TicketTypeValues>
        name="saleMethod"
        label={t('organizer.ticketTypes.saleMethod.label')}
        options={[{ value: 'online', label: t('organizer.ticketTypes.saleMethod.online') }]}
        span={6}
      />
      <SwitchField<TicketTypeValues>
        name="socialLift"
        label={t('organizer.ticketTypes.socialLift.label')}
        hint={t('organizer.ticketTypes.socialLift.hint')}
      />
    </FormSection>
  );
}
