import type { TaskEntityType, TaskKind } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What those are called who have to do a task. */
export const entityKeys: Readonly<Record<TaskEntityType, MessageKey>> = {
  SPEAKER: 'organizer.speakers.title',
  PARTNER: 'organizer.partners.title',
  ATTENDEE: 'organizer.mobileApp.feature.attendees',
};

/** What each kind of task is called. */
export const kindKeys: Readonly<Record<TaskKind, MessageKey>> = {
  FORM: 'organizer.tasks.kind.FORM',
  UPLOAD: 'organizer.tasks.kind.UPLOAD',
  LINK: 'organizer.kit.form.text.link',
  ACKNOWLEDGEMENT: 'organizer.tasks.kind.ACKNOWLEDGEMENT',
};
