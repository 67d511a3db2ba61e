'use client';
import { useWatch } from 'react-hook-form';
import type { EventValues } from '../../domain/events';
import { useT } from '../../i18n';
import { DateTimeField, ImageField, TextField, ZoneField } from '../kit/fields';
import { useEditorControl } from '../kit/form/EditorContext';

/** The name of an event. */
export function EventNameField() {
  const t = useT();
  return <TextField<EventValues> name="name" label={t('organizer.events.event.name')} required />;
}

/** The picture of an event, cut to the shape that buyers see it in. */
export function EventPictureField() {
  const t = useT();
  return (
    <ImageField<EventValues>
      name="picture"
      label={t('organizer.events.event.image')}
      hint={t('organizer.events.event.image.hint')}
      aspect={3}
      optional
    />
  );
}

/** When an event is, and on which clocks. */
export function EventDateFields() {
  const t = useT();
  const timeZone = useWatch({ control: useEditorControl<EventValues>(), name: 'timeZone' });
  return (
    <>
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
    </>
  );
}

/** Where an event is. */
export function EventVenueFields() {
  const t = useT();
  return (
    <>
      <TextField<EventValues> name="venueName" label={t('organizer.events.event.venue.name')} optional />
      <TextField<EventValues>
        name="venueAddress"
        label={t('organizer.events.event.venue.address')}
        optional
        span={6}
      />
      <TextField<EventValues> name="city" label={t('registration.city')} optional span={6} />
    </>
  );
}
