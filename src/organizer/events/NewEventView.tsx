'use client';
import { useMemo, useRef } from 'react';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { EventPart, OrganizerEvent } from '../../contract';
import {
  blankEvent,
  copiedParts,
  eventProblem,
  eventSchema,
  eventValues,
  everyEventPart,
  type EventValues,
} from '../../domain/events';
import { momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import * as css from './events.css';
import { CopySection, noEvent, type CopyValues } from './CopySection';
import { EventSections } from './EventSections';

export interface NewEventViewProps {
  /** Those the account has, the latest start first. */
  events: readonly OrganizerEvent[];
  /** Makes the event, with `copyOf` like that one, and with `copyParts` of it. Rejects with the client's ApiError. */
  create: (values: EventValues, copyOf?: string, copyParts?: readonly EventPart[]) => Promise<OrganizerEvent>;
  /** The event is there. */
  onCreated: (event: OrganizerEvent) => void;
  /** The list it will be part of. */
  back?: BackLink | undefined;
}

interface NewEventValues extends EventValues, CopyValues {}

const part = () => boolean().default(true).defined();

const schema: ObjectSchema<NewEventValues> = /* @__PURE__ */ eventSchema.concat(
  /* @__PURE__ */ object({
    copyOf: string().default(noEvent).defined(),
    parts: object({
      ticketTypes: part(),
      form: part(),
      promotions: part(),
      agenda: part(),
      emails: part(),
      look: part(),
    }),
  }),
);

/** An event that is not there yet, as a form; its clocks are those of the latest one until somebody says otherwise. @experimental */
export function NewEventView({ events, create, onCreated, back }: NewEventViewProps) {
  const t = useT();
  const made = useRef<OrganizerEvent>(undefined);
  const saved = useMemo(
    () => ({
      values: {
        ...blankEvent(events[0]?.['time-zone-id'] ?? ''),
        copyOf: noEvent,
        parts: { ...everyEventPart },
      },
      version: 0,
    }),
    [events],
  );
  const save = async ({ copyOf, parts, ...values }: NewEventValues) => {
    const event =
      copyOf === noEvent ? await create(values) : await create(values, copyOf, copiedParts(parts));
    made.current = event;
    return { values: { ...eventValues(event), copyOf, parts }, version: momentOf(event) };
  };
  return (
    <div className={css.alone}>
      <EditorScreen<NewEventValues>
        record={{ saved, save, onSaved: () => made.current && onCreated(made.current) }}
        schema={schema}
        toErrorMessage={eventProblem}
        title={t('organizer.events.event.new')}
        lead={t('organizer.events.event.newText')}
        back={back}
        label={t('organizer.events.event.create')}
      >
        <EventSections savedZone="" />
        {events.length > 0 && <CopySection events={events} />}
      </EditorScreen>
    </div>
  );
}
