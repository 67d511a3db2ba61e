'use client';
import { useWatch } from 'react-hook-form';
import type { SessionStatus } from '../../contract';
import { maxTitleLength, noneOfList, sessionKinds, type SessionValues } from '../../domain/agenda';
import { useT } from '../../i18n';
import {
  DateTimeField,
  FieldWarning,
  MultiSelectField,
  NumberField,
  RichTextField,
  SelectField,
  SwitchField,
  TextField,
} from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { FormSection } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import * as css from './agenda.css';
import { Clashes } from './SessionConflicts';
import { SpeakersField } from './SpeakersField';
import { StatusField } from './StatusField';
import { useConflictText } from './useConflictText';
import { useSessionConflicts, type ConflictScope } from './useSessionConflicts';

export interface SessionSectionsProps {
  scope: ConflictScope;
  /** As it is saved; `null` for a new session. */
  status: SessionStatus | null;
  /** People registered. */
  registered: number;
}

/** All that is decided about a session. 002 §2 session edit. */
export function SessionSections({ scope, status, registered }: SessionSectionsProps) {
  const { tracks, tags } = scope.context;
  const t = useT();
  return (
    <>
      <FormSection title={t('organizer.agenda.what')}>
        <TextField<SessionValues>
          name="title"
          label={t('organizer.agenda.name')}
          limit={maxTitleLength}
          required
        />
        <SelectField<SessionValues>
          name="kind"
          label={t('organizer.agenda.kind')}
          options={optionsOf(sessionKinds, (value) => t(`organizer.agenda.kind.${value}`))}
          span={6}
        />
        <RichTextField<SessionValues> name="description" label={t('organizer.agenda.description')} optional />
      </FormSection>
      <WhenAndWhere scope={scope} />
      <FormSection title={t('organizer.agenda.speakers')} text={t('organizer.agenda.speakersText')}>
        <SpeakersField scope={scope} />
      </FormSection>
      <FormSection title={t('organizer.agenda.trackTags')}>
        <SelectField<SessionValues>
          name="trackId"
          label={t('organizer.agenda.track')}
          options={[{ value: noneOfList, label: t('organizer.agenda.noTrack') }, ...namedOptions(tracks)]}
          span={6}
        />
        {tags.length > 0 ? (
          <MultiSelectField<SessionValues>
            name="tagIds"
            label={t('organizer.agenda.tags')}
            options={namedOptions(tags)}
            optional
          />
        ) : (
          <p className={css.note}>{t('organizer.agenda.noTags')}</p>
        )}
      </FormSection>
      <FormSection title={t('organizer.agenda.visibility')}>
        <StatusField status={status} registered={registered} />
      </FormSection>
    </>
  );
}

function WhenAndWhere({ scope }: { scope: ConflictScope }) {
  const { timeZone, locations } = scope.context;
  const t = useT();
  const text = useConflictText(scope.context);
  const conflicts = useSessionConflicts(scope);
  const clashes = conflicts.filter((one) => one.kind === 'location');
  const overbooked = conflicts.find((one) => one.kind === 'registered');
  const control = useEditorControl<SessionValues>();
  const locationId = useWatch({ control, name: 'locationId' });
  const location = locations.find(({ id }) => id === locationId);
  return (
    <FormSection title={t('organizer.agenda.whenWhere')}>
      <DateTimeField<SessionValues>
        name="start"
        label={t('organizer.events.event.start')}
        timeZone={timeZone}
        alsoChecks={['end']}
        required
        span={6}
      />
      <DateTimeField<SessionValues>
        name="end"
        label={t('organizer.events.event.end')}
        timeZone={timeZone}
        required
        span={6}
      />
      <SelectField<SessionValues>
        name="locationId"
        label={t('organizer.agenda.location')}
        options={[{ value: noneOfList, label: t('organizer.agenda.noLocation') }, ...namedOptions(locations)]}
        alsoChecks={['capacity']}
        hint={clashes.length > 0 && <Clashes scope={scope} clashes={clashes} />}
        span={6}
      />
      <NumberField<SessionValues>
        name="capacity"
        label={t('organizer.agenda.capacity')}
        hint={
          overbooked ? (
            <FieldWarning>{text.reason(overbooked)}</FieldWarning>
          ) : location && location.capacity !== null ? (
            t('organizer.agenda.seatsHint', { name: location.name, count: location.capacity })
          ) : (
            t('organizer.agenda.capacityHint')
          )
        }
        optional
        span={6}
      />
      <SwitchField<SessionValues>
        name="virtual"
        label={t('organizer.agenda.virtual')}
        hint={t('organizer.agenda.virtualHint')}
        alsoChecks={['start']}
      />
    </FormSection>
  );
}
