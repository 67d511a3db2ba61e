'use client';
import { useWatch } from 'react-hook-form';
import type { EventValues } from '../../domain/events';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { FormSection } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { EventDateFields, EventNameField, EventPictureField, EventVenueFields } from './EventFields';

export interface EventSectionsProps {
  /** The zone the event has now; '' for a new one, where changing it changes nothing yet. */
  savedZone: string;
}

/** What buyers read of an event: its name, when it is, and where. 002 §3 Event. */
export function EventSections({ savedZone }: EventSectionsProps) {
  const t = useT();
  const timeZone = useWatch({ control: useEditorControl<EventValues>(), name: 'timeZone' });
  return (
    <>
      <FormSection title={t('organizer.events.column.event')} text={t('organizer.events.event.name.text')}>
        <EventNameField />
        <EventPictureField />
      </FormSection>
      <FormSection
        title={t('organizer.events.column.dates')}
        text={t('organizer.events.event.dates.text')}
        after={savedZone !== '' && timeZone !== savedZone && <ZoneNotice />}
      >
        <EventDateFields />
      </FormSection>
      <FormSection
        title={t('organizer.events.event.venue.title')}
        text={t('organizer.events.event.venue.text')}
      >
        <EventVenueFields />
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
