'use client';
import type { TicketAvailability } from '../../../contract';
import { saleEndOf, type TicketTypeValues } from '../../../domain/ticketTypes';
import { useLocale, useT } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { DateTimeField, MultiSelectField, NumberField, RadioCards, SelectField } from '../../kit/fields';
import { namedOptions } from '../../kit/fields/options';
import { FormSection } from '../../kit/form';
import type { TicketTypeContext } from '../context';
import { useValue } from '../useValue';
import { whole } from '../../kit/appearance/layout.css';

const modes = [
  ...(['immediate', 'dates', 'eventEnd', 'subsequent', 'ticketSelect'] as const),
] satisfies readonly TicketAvailability[];

/** When a sale starts and ends. 001 §4 Ticket availability modes, Ticket sale end. */
export function AvailabilitySection({ context }: { context: TicketTypeContext }) {
  const t = useT();
  const locale = useLocale();
  const availability = useValue('availability');
  const end = useValue('availabilityEnd');
  const { others, event } = context.sale;
  const isAlone = others.length === 0;
  return (
    <FormSection
      title={t('organizer.ticketTypes.availability.title')}
      text={t('organizer.ticketTypes.availability.text')}
    >
      <RadioCards<TicketTypeValues>
        name="availability"
        label={t('organizer.ticketTypes.availability.label')}
        alsoChecks={['availabilityEnd']}
        options={modes.map((value) => ({
          value,
          label: t(`organizer.ticketTypes.availability.${value}.label`),
          text: t(`organizer.ticketTypes.availability.${value}.text`),
          ...(isAlone &&
            (value === 'subsequent' || value === 'ticketSelect') && {
              unavailable: t('organizer.ticketTypes.availability.needsOthers'),
            }),
        }))}
      />
      {availability === 'dates' && (
        <DateTimeField<TicketTypeValues>
          name="availabilityStartDate"
          label={t('organizer.ticketTypes.start.label')}
          timeZone={event.timeZone}
          required
          span={6}
        />
      )}
      {availability === 'subsequent' && <AfterTicket context={context} />}
      {availability === 'ticketSelect' && <WithTickets context={context} />}
      <RadioCards<TicketTypeValues>
        name="availabilityEnd"
        label={t('organizer.ticketTypes.end.label')}
        alsoChecks={['availabilityStartDate', 'subsequentClientId']}
        options={[
          {
            value: 'eventEnd',
            label: t('organizer.ticketTypes.end.eventEnd.label'),
            text: new Intl.DateTimeFormat(locale, {
              ...({ dateStyle: 'medium', timeStyle: 'short' } as const),
              timeZone: event.timeZone,
            }).format(event.end),
          },
          {
            value: 'dates',
            label: t('organizer.ticketTypes.availability.dates.label'),
            text: t('organizer.ticketTypes.availability.dates.text'),
          },
          {
            value: 'never',
            label: t('organizer.ticketTypes.end.never.label'),
            text: t('organizer.ticketTypes.end.never.text'),
          },
        ]}
      />
      {end === 'dates' && (
        <DateTimeField<TicketTypeValues>
          name="availabilityEndDate"
          label={t('organizer.ticketTypes.endDate.label')}
          alsoChecks={['availabilityStartDate', 'subsequentClientId']}
          timeZone={event.timeZone}
          required
          span={6}
        />
      )}
    </FormSection>
  );
}

const optionsOf = ({ sale }: TicketTypeContext) => namedOptions(sale.others);

function AfterTicket({ context }: { context: TicketTypeContext }) {
  const t = useT();
  const first = useValue('subsequentClientId');
  const before = context.sale.others.find(({ id }) => id === first);
  return (
    <>
      <SelectField<TicketTypeValues>
        name="subsequentClientId"
        label={t('organizer.ticketTypes.subsequent.label')}
        options={optionsOf(context)}
        required
      />
      {before && saleEndOf(before, context.sale.event) === null && (
        <div className={whole}>
          <Notice tone="warning" live="polite">
            {t('organizer.ticketTypes.neverOpens', { name: before.name })}
          </Notice>
        </div>
      )}
    </>
  );
}

function WithTickets({ context }: { context: TicketTypeContext }) {
  const t = useT();
  return (
    <>
      <MultiSelectField<TicketTypeValues>
        name="subsequentTicketSelect"
        label={t('organizer.ticketTypes.select.label')}
        options={optionsOf(context)}
      />
      <NumberField<TicketTypeValues>
        name="subsequentTicketSelectMax"
        label={t('organizer.ticketTypes.selectMax.label')}
        required
        span={6}
      />
    </>
  );
}
