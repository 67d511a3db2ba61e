'use client';
import { ticketsOf, type RegistrationFilter } from '../../domain/sessionRegistrations';
import type { SessionRegistration } from '../../contract';
import type { SessionRegistrationCalls } from '../../hooks/organizer/sessionRegistrations/calls';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import { AddMany, UnregisterMany } from './ManyRegistrations';
import type { ListedSession } from './registrationColumns';
import type { News } from './RegistrationNews';
import { SendStatusDialog } from './SendStatusDialog';

export interface BulkRegistrationsOptions {
  /** Whose sessions. */
  of: EventScope;
  calls: SessionRegistrationCalls;
  /** Registrations that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: RegistrationFilter;
  /** Those of this page. */
  page: readonly SessionRegistration[];
  sessions: readonly ListedSession[];
  /** Something was done, or could not be begun. */
  onNews: (news: News) => void;
}

/** Choosing several registrations, and what can be done with all of them at once. */
export function useBulkRegistrations(options: BulkRegistrationsOptions) {
  const { of, calls, total, filter, page, sessions, onNews } = options;
  const t = useT();
  const many = { of, calls, sessions, onNews };
  return useBulkActions<SessionRegistration>({
    page,
    total,
    findEvery: (signal) => calls.every(filter, signal),
    failed: t('organizer.sessionRegistrations.failed'),
    actions: (count) => [
      {
        kind: 'dialog',
        id: 'add',
        label: t('organizer.sessionRegistrations.add'),
        icon: 'plus',
        render: (dialog) => <AddMany {...many} dialog={dialog} />,
      },
      {
        kind: 'dialog',
        id: 'send',
        label: t('organizer.sessionRegistrations.send'),
        icon: 'mail',
        render: (dialog) => (
          <SendStatusDialog
            count={count}
            sessions={sessions}
            run={async ({ to }) => {
              const ticketIds = ticketsOf(await dialog.read());
              const { emailed } = await calls.send({ ticketIds, onlyUnsent: to === 'unsent' }, dialog.signal);
              onNews({ emailed });
            }}
            onDone={() => dialog.onDone()}
            onClose={dialog.onClose}
          />
        ),
      },
      {
        kind: 'dialog',
        id: 'unregister',
        label: t('organizer.sessionRegistrations.unregister'),
        render: (dialog) => <UnregisterMany {...many} dialog={dialog} />,
      },
    ],
  });
}
