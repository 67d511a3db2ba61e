'use client';
import { useState } from 'react';
import { useSignedInPerson, useStopActing, useSupportLog } from '../../hooks';
import { loadOf } from '../../hooks/organizer/resource/load';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { withOrganizerRoot } from '../withOrganizerRoot';

/** Props of `StopActingScreen`. @experimental */
export interface StopActingScreenProps {
  /** They no longer act as `accountId`, which is absent when they did not: show support’s screens in the place of this one. */
  onStopped: (accountId?: string) => void;
}

function StopActing(props: StopActingScreenProps) {
  const t = useT();
  const person = useSignedInPerson();
  return (
    <ScreenState
      loads={[person]}
      data={{ person: person.data }}
      loading={t('kit.loading')}
      failed={t('organizer.administration.failed')}
    >
      {() => <Stopping {...props} />}
    </ScreenState>
  );
}

function Stopping({ onStopped }: StopActingScreenProps) {
  const t = useT();
  const { note } = useSupportLog();
  const person = useSignedInPerson().data;
  // Afterwards nobody knows any more.
  const [accountId] = useState(() => (person?.acting && person.accountId) ?? undefined);
  const { stop, ...state } = useStopActing(() => {
    if (accountId !== undefined)
      note({
        what: t('organizer.administration.acting.stop'),
        subject: t('organizer.administration.subject.account', { id: accountId }),
        reason: '',
      });
    onStopped(accountId);
  });
  return (
    <ScreenState
      loads={[loadOf(state, stop)]}
      data={{ stopped: undefined }}
      head={{ title: t('organizer.administration.acting.stop') }}
      loading={t('organizer.administration.acting.stopping')}
      failed={t('organizer.administration.acting.notStopped')}
    >
      {() => null}
    </ScreenState>
  );
}

/** On the way out of an account that support acts as. @experimental */
export const StopActingScreen = /* @__PURE__ */ withOrganizerRoot(StopActing);
