'use client';
import type { TicketTypeValues } from '../../../domain/ticketTypes';
import { useT } from '../../../i18n';
import { CheckboxField, DateTimeField, RadioCards } from '../../kit/fields';
import { FormSection } from '../../kit/form';
import type { TicketTypeContext } from '../context';
import { useValue } from '../useValue';

/** When it is in the list at all. 001 §4 Visibility modes. */
export function VisibilitySection({ context }: { context: TicketTypeContext }) {
  const t = useT();
  const visibility = useValue('visibility');
  return (
    <FormSection
      title={t('organizer.ticketTypes.visibility.title')}
      text={t('organizer.ticketTypes.visibility.text')}
    >
      <RadioCards<TicketTypeValues>
        name="visibility"
        label={t('organizer.ticketTypes.visibility.label')}
        options={(['visible', 'dates'] as const).map((value) => ({
          value,
          label: t(`organizer.ticketTypes.visibility.${value}.label`),
          text: t(`organizer.ticketTypes.visibility.${value}.text`),
        }))}
      />
      {visibility === 'dates' && <Limits timeZone={context.sale.event.timeZone} />}
    </FormSection>
  );
}

function Limits({ timeZone }: { timeZone: string }) {
  const t = useT();
  const hasStart = useValue('visibilityStartChecked');
  const hasEnd = useValue('visibilityEndChecked');
  return (
    <>
      <CheckboxField<TicketTypeValues>
        name="visibilityStartChecked"
        label={t('organizer.ticketTypes.hideUntil')}
        alsoChecks={['visibility']}
      />
      {hasStart && (
        <DateTimeField<TicketTypeValues>
          name="visibilityStartDate"
          label={t('organizer.ticketTypes.hideUntilDate')}
          alsoChecks={['visibilityEndDate']}
          timeZone={timeZone}
          required
          span={6}
        />
      )}
      <CheckboxField<TicketTypeValues>
        name="visibilityEndChecked"
        label={t('organizer.ticketTypes.hideAfter')}
        alsoChecks={['visibility']}
      />
      {hasEnd && (
        <DateTimeField<TicketTypeValues>
          name="visibilityEndDate"
          label={t('organizer.ticketTypes.hideAfterDate')}
          timeZone={timeZone}
          required
          span={6}
        />
      )}
    </>
  );
}
