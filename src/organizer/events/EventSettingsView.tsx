'use client';
import type { OrganizerEvent } from '../../contract';
import { eventProblem, eventSchema, eventState, isMoved, type EventValues } from '../../domain/events';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { EditorScreen, type RecordProps } from '../kit/record';
import { DeleteEvent } from './DeleteEvent';
import * as css from './events.css';
import { EventPlan } from './EventPlan';
import { EventSections } from './EventSections';
import { EventStateTag } from './EventStateTag';
import { RegistrationVersion, type RegistrationVersionProps } from './RegistrationVersion';
import { TrackingPixels } from './TrackingPixels';
import { SaveAsTemplate, type SaveAsTemplateProps } from './SaveAsTemplate';
import type { TrackingPixelsProps } from './PixelDialog';

export interface EventSettingsViewProps extends Omit<RecordProps<EventValues>, 'toErrorMessage'> {
  /** What is only read: plan, orders, tickets. */
  event: OrganizerEvent;
  /** Milliseconds since the epoch: whether the event is over. */
  now: number;
  /** Its advertisers. */
  tracking: TrackingPixelsProps;
  /** Which registration its buyers get. */
  registration: RegistrationVersionProps;
  /** With it the event can be saved as a template. */
  template?: Omit<SaveAsTemplateProps, 'event'> | undefined;
  /** Rejects with the client's ApiError. */
  onDelete: () => Promise<unknown>;
  /** The event is gone: show another screen. */
  onDeleted?: (() => void) | undefined;
  /** The list it is part of. */
  back?: BackLink | undefined;
}

/** What buyers read of an event in a form; beside it its plan, its tracking pixels, its version of registration, and its end. 002 §3, §7 Events. @experimental */
export function EventSettingsView(props: EventSettingsViewProps) {
  const { event, now, tracking, registration, template, onDelete, onDeleted, back } = props;
  const t = useT();
  const orders = event['order-count'];
  return (
    <EditorScreen<EventValues>
      record={props}
      schema={eventSchema}
      toErrorMessage={eventProblem}
      title={t('organizer.events.event.settings')}
      back={back}
      status={<EventStateTag state={eventState(event, now)} />}
      lead={({ saved }) => <bdi>{saved.values.name}</bdi>}
      saveQuestion={({ saved, methods }) =>
        orders > 0 && isMoved(saved.values, methods.getValues())
          ? {
              title: t('organizer.events.event.move.title'),
              text: t('organizer.events.event.move.text', { count: orders }),
              action: t('organizer.events.event.move.action'),
            }
          : undefined
      }
      aside={({ discard }) => (
        <div className={css.beside}>
          <EventPlan event={event} />
          <TrackingPixels {...tracking} />
          <RegistrationVersion {...registration} />
          {template && <SaveAsTemplate event={event} {...template} />}
          <DeleteEvent
            event={event}
            onDelete={onDelete}
            onDeleted={() => {
              discard();
              onDeleted?.();
            }}
          />
        </div>
      )}
    >
      {({ saved }) => <EventSections savedZone={saved.values.timeZone} />}
    </EditorScreen>
  );
}
