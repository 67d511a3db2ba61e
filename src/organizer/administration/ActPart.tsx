'use client';
import { reasonSchema } from '../../domain/administration';
import { useBeginActing } from '../../hooks';
import { useT } from '../../i18n';
import { ActionList } from './ActionList';
import { ChangeDialog } from './ChangeDialog';

export interface ActPartProps {
  accountId: string;
  /** They act as it from now on: show its screens. */
  onActing: () => void;
}

/** Support works in the account as its members do, until they stop or sign out. */
export function ActPart({ accountId, onActing }: ActPartProps) {
  const t = useT();
  const begin = useBeginActing(accountId);
  return (
    <ActionList
      title={t('organizer.administration.acting.part')}
      actions={[
        {
          id: 'act',
          title: t('organizer.administration.acting.title'),
          text: t('organizer.administration.acting.text'),
          dialog: (change) => (
            <ChangeDialog
              {...change}
              subject={t('organizer.administration.subject.account', { id: accountId })}
              values={{ reason: '' }}
              schema={reasonSchema}
              isChange={() => true}
              run={({ reason }) => begin(reason)}
              onDone={(what) => {
                change.onDone(what);
                onActing();
              }}
            />
          ),
        },
      ]}
    />
  );
}
