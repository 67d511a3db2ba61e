'use client';
import type { OrganizerEvent } from '../../contract';
import { eventProblem, eventSchema, eventState, isMoved, type EventValues } from '../../domain/events';
import { useT } from '../../i18n';
import { useConfirm } from '../kit/confirm';
import { EditorForm, useEditor } from '../kit/form';
import { PageHeader, type BackLink } from '../kit/page';
import type { RecordProps } from '../kit/record';
import { DeleteEvent } from './DeleteEvent';
import * as css from './events.css';
import { EventPlan } from './EventPlan';
import { EventSections } from './EventSections';
import { EventStateTag } from './EventStateTag';
import { TrackingPixels } from './TrackingPixels';
import type { TrackingPixelsProps } from './PixelDialog';

export interface EventSettingsViewProps extends Omit<RecordProps<EventValues>, 'toErrorMessage'> {
  /** What is only read: plan, orders, tickets. */
  event: OrganizerEvent;
  /** Milliseconds since the epoch: whether the event is over. */
  now: number;
  /** Its advertisers. */
  tracking: TrackingPixelsProps;
  /** Rejects with the client's ApiError. */
  onDelete: () => Promise<unknown>;
  /** The event is gone: show another screen. */
  onDeleted?: (() => void) | undefined;
  /** The list it is part of. */
  back?: BackLink | undefined;
}

/** What buyers read of an event in a form; beside it its plan, its tracking pixels, and its end. 002 §3, §7 Events. @experimental */
export function EventSettingsView(props: EventSettingsViewProps) {
  const { event, saved, now, save, reload, tracking, onDelete, onDeleted, onSaved, back } = props;
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const editor = useEditor<EventValues>({
    saved,
    save,
    reload,
    onSaved,
    schema: eventSchema,
    toErrorMessage: eventProblem,
  });
  const { methods } = editor.form;
  const orders = event['order-count'];
  const submit = async () => {
    const isConfirmed =
      orders > 0 &&
      isMoved(editor.saved.values, methods.getValues() as EventValues) &&
      (await methods.trigger());
    if (!isConfirmed) return editor.submit();
    const isSure = await confirm({
      title: t('organizer.events.event.move.title'),
      text: t('organizer.events.event.move.text', { count: orders }),
      action: t('organizer.events.event.move.action'),
    });
    return isSure && editor.submit();
  };
  const leave = () => {
    editor.discard();
    onDeleted?.();
  };
  const title = t('organizer.events.event.settings');
  return (
    <>
      <EditorForm
        editor={{ ...editor, submit }}
        title={title}
        head={
          <PageHeader
            title={title}
            back={back}
            status={<EventStateTag state={eventState(event, now)} />}
            lead={<bdi>{editor.saved.values.name}</bdi>}
          />
        }
        aside={
          <div className={css.beside}>
            <EventPlan event={event} />
            <TrackingPixels {...tracking} />
            <DeleteEvent event={event} onDelete={onDelete} onDeleted={leave} />
          </div>
        }
      >
        <EventSections savedZone={editor.saved.values.timeZone} />
      </EditorForm>
      {dialog}
    </>
  );
}
