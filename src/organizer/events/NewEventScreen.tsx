'use client';
import type { OrganizerEvent } from '../../contract';
import { useCreateEvent, useEventTemplates, useOrganizerEvents } from '../../hooks';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { ScreenState } from '../kit/record';
import { NewEventView } from './NewEventView';

/** Props of `NewEventScreen`. @experimental */
export interface NewEventScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event is there: show a screen of it. */
  onCreated: (event: OrganizerEvent) => void;
  /** Id of the template it begins with, as `EventTemplatesScreen` links to it. */
  templateId?: string | undefined;
  /** The list it will be part of. */
  back?: BackLink | undefined;
}

/** Makes an event: from nothing, of a template, or with parts of another. 002 §7 Events. */
export function NewEvent({ accountId, onCreated, templateId, back }: NewEventScreenProps) {
  const t = useT();
  const events = useOrganizerEvents(accountId);
  const { templates, currency, ...read } = useEventTemplates(accountId);
  const create = useCreateEvent(accountId);
  return (
    <ScreenState
      loads={[events, read]}
      data={{ events: events.data, templates, currency }}
      head={{ title: t('organizer.events.event.new'), back }}
      loading={t('organizer.events.loading')}
      failed={t('organizer.events.failed')}
    >
      {(found) => (
        <NewEventView {...found} templateId={templateId} create={create} back={back} onCreated={onCreated} />
      )}
    </ScreenState>
  );
}
