'use client';
import { useMemo, useRef } from 'react';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { Currency, EventTemplate, OrganizerEvent } from '../../contract';
import {
  blankEvent,
  copiedParts,
  eventProblem,
  eventSchema,
  eventValues,
  everyEventPart,
  type EventPartChoice,
  type EventValues,
} from '../../domain/events';
import type { EventOrigin } from '../../hooks';
import { momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import * as css from './events.css';
import { CopySection } from './CopySection';
import { noEvent, templateIn, valueOfTemplate, type CopyValues } from './copyValues';
import { EventSections } from './EventSections';

export interface NewEventViewProps {
  /** Those the account has, the latest start first. */
  events: readonly OrganizerEvent[];
  /** Those it can begin with. */
  templates: readonly EventTemplate[];
  /** What the prices of templates are in. */
  currency: Currency;
  /** Id of the template it begins with until somebody says otherwise. */
  templateId?: string | undefined;
  /** Makes the event, with what `origin` names. Rejects with the client's ApiError. */
  create: (values: EventValues, origin: EventOrigin) => Promise<OrganizerEvent>;
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
      widgetSettings: part(),
    }),
  }),
);

/** An event that is not there yet, as a form; its clocks are those of the latest one until somebody says otherwise. @experimental */
export function NewEventView({
  events,
  templates,
  currency,
  templateId,
  create,
  onCreated,
  back,
}: NewEventViewProps) {
  const t = useT();
  const made = useRef<OrganizerEvent>(undefined);
  const saved = useMemo(() => {
    const first = templates.find(({ id }) => id === templateId);
    return {
      values: {
        ...blankEvent(first?.['time-zone-id'] ?? events[0]?.['time-zone-id'] ?? ''),
        copyOf: first ? valueOfTemplate(first) : noEvent,
        parts: { ...everyEventPart },
      },
      version: 0,
    };
  }, [events, templates, templateId]);
  const originOf = (copyOf: string, parts: EventPartChoice): EventOrigin => {
    const template = templateIn(templates, copyOf);
    if (template) return { templateId: template.id };
    return copyOf === noEvent ? {} : { copyOf, copyParts: copiedParts(parts) };
  };
  const save = async ({ copyOf, parts, ...values }: NewEventValues) => {
    const event = await create(values, originOf(copyOf, parts));
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
        {events.length + templates.length > 0 && (
          <CopySection events={events} templates={templates} currency={currency} />
        )}
        <EventSections savedZone="" />
      </EditorScreen>
    </div>
  );
}
