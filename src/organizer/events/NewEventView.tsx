'use client';
import { useMemo, useRef } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import type { OrganizerEvent } from '../../contract';
import { blankEvent, eventProblem, eventSchema, eventValues, type EventValues } from '../../domain/events';
import { momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { SelectField } from '../kit/fields';
import { FormSection } from '../kit/form';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import * as css from './events.css';
import { EventSections } from './EventSections';

export interface NewEventViewProps {
  /** Those the account has, the latest start first. */
  events: readonly OrganizerEvent[];
  /** Makes the event, with `copyOf` like that one. Rejects with the client's ApiError. */
  create: (values: EventValues, copyOf?: string) => Promise<OrganizerEvent>;
  /** The event is there. */
  onCreated: (event: OrganizerEvent) => void;
  /** The list it will be part of. */
  back?: BackLink | undefined;
}

interface NewEventValues extends EventValues {
  /** Id of another event, or `nothing`. */
  copyOf: string;
}

const nothing = 'nothing';

const schema: ObjectSchema<NewEventValues> = /* @__PURE__ */ eventSchema.concat(
  /* @__PURE__ */ object({ copyOf: string().default(nothing).defined() }),
);

/** An event that is not there yet, as a form; its clocks are those of the latest one until somebody says otherwise. @experimental */
export function NewEventView({ events, create, onCreated, back }: NewEventViewProps) {
  const t = useT();
  const made = useRef<OrganizerEvent>(undefined);
  const saved = useMemo(
    () => ({
      values: { ...blankEvent(events[0]?.['time-zone-id'] ?? ''), copyOf: nothing },
      version: 0,
    }),
    [events],
  );
  const save = async ({ copyOf, ...values }: NewEventValues) => {
    const event = await create(values, copyOf === nothing ? undefined : copyOf);
    made.current = event;
    return { values: { ...eventValues(event), copyOf }, version: momentOf(event) };
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
        isNew={(editor) => editor.saved.version === 0}
        label={t('organizer.events.event.create')}
      >
        <EventSections savedZone="" />
        {events.length > 0 && (
          <FormSection
            title={t('organizer.events.event.copy.title')}
            text={t('organizer.events.event.copy.text')}
          >
            <SelectField<NewEventValues>
              name="copyOf"
              label={t('organizer.events.event.copy.label')}
              options={[
                { value: nothing, label: t('organizer.events.event.copy.nothing') },
                ...events.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </FormSection>
        )}
      </EditorScreen>
    </div>
  );
}
