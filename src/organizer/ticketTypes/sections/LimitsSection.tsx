'use client';
import type { TicketTypeValues } from '../../../domain/ticketTypes';
import { useT } from '../../../i18n';
import { NumberField } from '../../kit/fields';
import { FormSection } from '../../kit/form';

/** Limits for one buyer. 001 §5 perOrderMin, perOrderMax. */
export function LimitsSection() {
  const t = useT();
  return (
    <FormSection
      title={t('organizer.ticketTypes.perOrder.title')}
      text={t('organizer.ticketTypes.perOrder.text')}
    >
      <NumberField<TicketTypeValues>
        name="perOrderMin"
        label={t('organizer.ticketTypes.perOrder.min')}
        alsoChecks={['perOrderMax']}
        required
        span={6}
        keepSpan
      />
      <NumberField<TicketTypeValues>
        name="perOrderMax"
        label={t('organizer.ticketTypes.perOrder.max')}
        required
        span={6}
        keepSpan
      />
    </FormSection>
  );
}
