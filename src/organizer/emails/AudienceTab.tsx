'use client';
import { useWatch } from 'react-hook-form';
import type { EmailCampaign, EmailContext, EventList } from '../../contract';
import {
  checkInChoices,
  countOf,
  emailAudience,
  registrationStatuses,
  type EmailValues,
} from '../../domain/emails';
import type { useEventLists } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { DateTimeField, MultiSelectField, RadioCards, SelectField } from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { FormSection } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { readingOf, ReadState } from '../kit/record';
import * as css from './emails.css';
import { useEmailText } from './useEmailText';

export interface AudienceTabProps {
  email: EmailCampaign;
  context: EmailContext;
  /** The event's lists of people. */
  lists: ReturnType<typeof useEventLists>;
}

const noLists: readonly EventList[] = [];

/** Who gets an email, and when. 002 §2 emails audience tab, filter segmentation. */
export function AudienceTab({ email, context, lists }: AudienceTabProps) {
  const t = useT();
  const emailText = useEmailText(context.timeZoneId);
  const isOnce = email.type === 'SCHEDULED';
  return (
    <div className={css.parts}>
      <FormSection title={t('organizer.emails.who')}>
        <Who email={email} context={context} lists={lists.data ?? noLists} />
        {isOnce && (
          <MultiSelectField<EmailValues>
            name="registrationStatuses"
            label={t('organizer.emails.whoStatus')}
            options={registrationStatuses.map((value) => ({
              value,
              label: t('organizer.emails.statusCount', {
                status: emailText.ticket(value),
                count: countOf(context, value),
              }),
            }))}
          />
        )}
        {context.ticketTypes.length > 0 && (
          <MultiSelectField<EmailValues>
            name="ticketTypeIds"
            label={t('organizer.emails.whoTypes')}
            hint={t('organizer.emails.whoTypesHint')}
            options={namedOptions(context.ticketTypes)}
            optional
          />
        )}
        <Lists lists={lists} />
        {isOnce && <CheckIn context={context} />}
      </FormSection>
      <FormSection title={t('organizer.emails.schedule')}>
        {isOnce ? (
          <Schedule timeZone={context.timeZoneId} />
        ) : (
          <SelectField<EmailValues>
            name="registrationStatus"
            label={t('organizer.emails.asSoonAs')}
            options={optionsOf(registrationStatuses, emailText.ticket)}
          />
        )}
      </FormSection>
    </div>
  );
}

/** Said as a sentence while it is chosen. */
function Who({ email, context, lists }: Omit<AudienceTabProps, 'lists'> & { lists: readonly EventList[] }) {
  const [registrationStatus, statuses, ticketTypeIds, listIds, checkIn] = useWatch({
    control: useEditorControl<EmailValues>(),
    name: ['registrationStatus', 'registrationStatuses', 'ticketTypeIds', 'listIds', 'checkIn'],
  });
  const { who } = useEmailText(context.timeZoneId);
  const chosen = { registrationStatus, registrationStatuses: statuses, ticketTypeIds, listIds, checkIn };
  const audience = emailAudience(email, chosen, context, lists);
  return (
    <p role="status" className={css.sentence}>
      <Icon name="users" className={css.sentenceIcon} />
      <span>{who(audience, email.type === 'REGISTRATION')}</span>
    </p>
  );
}

/** Without any lists nothing is asked. */
function Lists({ lists }: Pick<AudienceTabProps, 'lists'>) {
  const t = useT();
  return (
    <ReadState
      {...readingOf(lists)}
      content={lists.data ?? null}
      loading={t('kit.loading')}
      failed={t('organizer.emails.whoListsFailed')}
    >
      {(all) =>
        all.length > 0 && (
          <MultiSelectField<EmailValues>
            name="listIds"
            label={t('organizer.emails.whoLists')}
            hint={t('organizer.emails.whoListsHint')}
            options={all.map(({ id, name, size }) => ({
              value: id,
              label: t('organizer.emails.statusCount', { status: name, count: size }),
            }))}
            optional
          />
        )
      }
    </ReadState>
  );
}

/** Before the doors open nobody was checked in, but what goes out on a later date may be for those who were. */
function CheckIn({ context: { checkedIn } }: Pick<AudienceTabProps, 'context'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <SelectField<EmailValues>
      name="checkIn"
      label={t('organizer.checkIn.name')}
      options={optionsOf(checkInChoices, (value) =>
        t(`organizer.emails.checkIn.${value}`, { number: checkedIn.toLocaleString(locale) }),
      )}
    />
  );
}

function Schedule({ timeZone }: { timeZone: string }) {
  const t = useT();
  const when = useWatch({ control: useEditorControl<EmailValues>(), name: 'when' });
  return (
    <>
      <RadioCards<EmailValues>
        name="when"
        label={t('organizer.emails.when')}
        alsoChecks={['date']}
        options={(['DATE', 'NOW'] as const).map((value) => ({
          value,
          label: t(`organizer.emails.schedule.${value}`),
          text: t(`organizer.emails.schedule.${value}Text`),
        }))}
      />
      {when === 'DATE' && (
        <DateTimeField<EmailValues> name="date" label={t('organizer.emails.date')} timeZone={timeZone} />
      )}
    </>
  );
}
