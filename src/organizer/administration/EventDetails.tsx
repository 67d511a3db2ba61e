'use client';
import { useId, type MouseEvent } from 'react';
import type { OrganizerEvent } from '../../contract';
import { instantOf } from '../../domain';
import {
  eventTiers,
  supportEventProblem,
  supportEventSchema,
  supportEventValues,
  type SupportEventValues,
} from '../../domain/administration';
import { formatInstant } from '../../domain/time/formatInstant';
import { useSupportEventDetails } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { EventDateFields, EventNameField, EventVenueFields } from '../events';
import { NumberField, SelectField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { RoutedButton } from '../kit/page/RoutedLink';
import { ReadState, readingOf } from '../kit/record';
import { ActionList } from './ActionList';
import * as css from './administration.css';
import { ChangeDialog, type ChangeBase } from './ChangeDialog';

interface EventDetailsProps {
  accountId: string;
  eventId: string;
  /** The event as dialogs and the log name it. */
  subject: string;
  /** Where support begins to act as the event's account; without it no link leads there. */
  accountHref: string | undefined;
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Name, dates, place and plan of an event. Another account's event is read while support acts as the account. 002 §6, §7 Events. */
export function EventDetails({ subject, accountHref, onNavigate, ...params }: EventDetailsProps) {
  const t = useT();
  const figure = new Intl.NumberFormat(useLocale());
  const { isOfAnother, change: changeEvent, ...read } = useSupportEventDetails(params);
  if (isOfAnother)
    return <OtherAccount accountId={params.accountId} href={accountHref} onNavigate={onNavigate} />;
  return (
    <ReadState
      {...readingOf(read)}
      content={read.data ?? null}
      loading={t('organizer.events.event.loading')}
      failed={t('organizer.events.event.failed')}
    >
      {(event) => {
        const { tier, registrations } = event['tier-configuration'];
        return (
          <ActionList
            title={t('organizer.events.event.settings')}
            actions={[
              {
                id: 'details',
                title: t('organizer.administration.eventDetails.title'),
                text: t('organizer.administration.eventDetails.text'),
                label: t(`organizer.events.event.tier.${tier}`),
                value: t('organizer.administration.used', {
                  used: figure.format(event['registration-count']),
                  allowed:
                    registrations === null ? t('organizer.dashboard.noLimit') : figure.format(registrations),
                }),
                dialog: (change) => (
                  <EventChange
                    {...change}
                    subject={subject}
                    event={event}
                    run={(values) => changeEvent(values, event)}
                  />
                ),
              },
            ]}
          />
        );
      }}
    </ReadState>
  );
}

function OtherAccount({
  accountId,
  href,
  onNavigate,
}: Pick<EventDetailsProps, 'accountId' | 'onNavigate'> & { href: string | undefined }) {
  const t = useT();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <Heading level={2} size="md" id={titleId}>
        {t('organizer.events.event.settings')}
      </Heading>
      <p className={css.quiet}>{t('organizer.administration.eventDetails.other', { id: accountId })}</p>
      {href !== undefined && (
        <div>
          <RoutedButton href={href} onNavigate={onNavigate}>
            {t('organizer.administration.eventDetails.open')}
          </RoutedButton>
        </div>
      )}
    </section>
  );
}

interface EventChangeProps extends ChangeBase {
  subject: string;
  event: OrganizerEvent;
  run: (values: SupportEventValues) => Promise<unknown>;
}

function EventChange({ event, ...change }: EventChangeProps) {
  const t = useT();
  const before = supportEventValues(event);
  return (
    <ChangeDialog
      {...change}
      values={before}
      schema={supportEventSchema(event['registration-count'])}
      toErrorMessage={supportEventProblem}
      changeOf={useChangeText(before)}
    >
      <EventNameField />
      <EventDateFields />
      <EventVenueFields />
      <SelectField<SupportEventValues>
        name="tier"
        label={t('organizer.events.event.plan.title')}
        options={optionsOf(eventTiers, (tier) => t(`organizer.events.event.tier.${tier}`))}
      />
      <NumberField<SupportEventValues>
        name="registrations"
        label={t('organizer.administration.field.registrations')}
        hint={t('organizer.rings.capacityHint')}
      />
    </ChangeDialog>
  );
}

/** What becomes of an event, in a line: each value that differs from `before`. Its picture is left to its organizers. */
function useChangeText(before: SupportEventValues) {
  const t = useT();
  const locale = useLocale();
  return (values: SupportEventValues): string => {
    const { start, end, timeZone, tier, registrations } = values;
    const moment = (minute: string) =>
      formatInstant(instantOf(minute, timeZone) ?? '', locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      });
    const texts = {
      name: [t('organizer.events.event.name'), values.name],
      start: [t('organizer.events.event.start'), moment(start)],
      end: [t('organizer.events.event.end'), moment(end)],
      timeZone: [t('organizer.events.event.zone'), timeZone],
      venueName: [t('organizer.events.event.venue.name'), values.venueName],
      venueAddress: [t('organizer.events.event.venue.address'), values.venueAddress],
      city: [t('registration.city'), values.city],
      tier: [t('organizer.events.event.plan.title'), t(`organizer.events.event.tier.${tier}`)],
      registrations: [
        t('organizer.administration.field.registrations'),
        registrations === null
          ? t('organizer.dashboard.noLimit')
          : new Intl.NumberFormat(locale).format(registrations),
      ],
    } as const satisfies Record<
      keyof Omit<SupportEventValues, 'picture' | 'reason'>,
      readonly [string, string]
    >;
    const changed = Object.entries(texts).filter(
      ([name]) => values[name as keyof typeof texts] !== before[name as keyof typeof texts],
    );
    return listText(
      locale,
      changed.map(([, [title, change]]) =>
        t('organizer.administration.change', { title, change: change || t('organizer.administration.none') }),
      ),
    );
  };
}
