'use client';
import { ticketTypeLimits, type TicketTypeValues } from '../../../domain/ticketTypes';
import { useT } from '../../../i18n';
import { DayField, NumberField, RichTextField, SwitchField, TextField } from '../../kit/fields';
import { FormSection } from '../../kit/form';
import type { TicketTypeContext } from '../context';

/** What buyers read, and how many there are. 001 §3. */
export function NameSection({ context }: { context: TicketTypeContext }) {
  const t = useT();
  const { sold, isUnlimited } = context;
  const hint = isUnlimited
    ? t('organizer.ticketTypes.quantity.unlimited')
    : sold > 0
      ? t('organizer.ticketTypes.quantity.sold', { count: sold })
      : undefined;
  return (
    <FormSection title={t('organizer.ticketTypes.name.title')} text={t('organizer.ticketTypes.name.text')}>
      <TextField<TicketTypeValues>
        name="name"
        label={t('organizer.ticketTypes.name.label')}
        limit={ticketTypeLimits.name}
        required
      />
      <RichTextField<TicketTypeValues>
        name="description"
        label={t('organizer.ticketTypes.description.label')}
        hint={t('organizer.ticketTypes.description.hint')}
        limit={ticketTypeLimits.description}
      />
      <NumberField<TicketTypeValues>
        name="quantity"
        label={t('organizer.ticketTypes.quantity.label')}
        hint={hint}
        required={!isUnlimited}
        span={4}
      />
      <TextField<TicketTypeValues>
        name="ledgerCode"
        label={t('organizer.ticketTypes.ledgerCode.label')}
        optional
        span={8}
      />
      <DayField<TicketTypeValues>
        name="admissionDay"
        label={t('organizer.ticketTypes.admissionDay.label')}
        hint={t('organizer.ticketTypes.admissionDay.hint')}
        optional
        span={6}
      />
      <SwitchField<TicketTypeValues>
        name="displayRemaining"
        label={t('organizer.ticketTypes.displayRemaining.label')}
      />
      <SwitchField<TicketTypeValues> name="waitlist" label={t('organizer.ticketTypes.waitlist.label')} />
    </FormSection>
  );
}
