'use client';
import { useWatch } from 'react-hook-form';
import type { EventValues } from '../../domain/events';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { DateTimeField, TextField, ZoneField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { useEditorContext } from '../kit/form/EditorContext';

export interface EventSectionsProps {
  /** The zone the event has now; '' for a new one, where changing it changes nothing yet. */
  savedZone: string;
}

/** What buyers read of an event: its name, when it is, and where. 002 §3 Event. */
export function EventSections({ savedZone }: EventSectionsProps) {
  const t = useT();
  const { methods } = useEditorContext();
  const timeZone = useWatch({ control: methods.control, name: 'timeZone' }) as string;
  return (
    <>
      <FormSection title={t('organizer.events.column.event')} text={t('organizer.events.event.name.text')}>
        <TextField<EventValues> name="name" label={t('organizer.events.event.name')} required />
      </FormSection>
      <FormSection
        title={t('organizer.events.column.dates')}
        text={t('organizer.events.event.dates.text')}
        after={savedZone !== '' && timeZone !== savedZone && <ZoneNotice />}
      >
        <DateTimeField<EventValues>
          name="start"
          label={t('organizer.events.event.start')}
          alsoChecks={['end']}
          timeZone={timeZone}
          required
          span={6}
        />
        <DateTimeField<EventValues>
          name="end"
          label={t('organizer.events.event.end')}
          timeZone={timeZone}
          required
          span={6}
        />
        <ZoneField<EventValues>
          name="timeZone"
          label={t('organizer.events.event.zone')}
          alsoChecks={['start', 'end']}
          required
        />
      </FormSection>
      <FormSection
        title={t('organizer.events.event.venue.title')}
        text={t('organizer.events.event.venue.text')}
      >
        <TextField<EventValues> name="venueName" label={t('organizer.events.event.venue.name')} optional />
        <TextField<EventValues>
          name="venueAddress"
          label={t('organizer.events.event.venue.address')}
          optional
          span={6}
        />
        <TextField<EventValues> name="city" label={t('registration.city')} optional span={6} />
      </FormSection>
    </>
  );
}

/** The same figures on other clocks are another moment: for the event, and for each sale that has dates. */
function ZoneNotice() {
  const t = useT();
  return (
    <Notice tone="warning" live="polite" title={t('organizer.events.event.zone.changed')}>
      {t('organizer.events.event.zone.text')}
    </Notice>
  );
}
