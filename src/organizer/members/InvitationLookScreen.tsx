'use client';
import { useInvitationLook, useOwnAccount } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { InvitationLookView, type InvitationLookViewProps } from './InvitationLookView';

/** Props of `InvitationLookScreen`. @experimental */
export interface InvitationLookScreenProps extends Pick<InvitationLookViewProps, 'back' | 'onSaved'> {
  /** The organizer’s account. */
  accountId: string;
}

/** How an account's invitations look. 001 §2, 002 §2 customization form; 002 §7 customization. */
export function InvitationLook({ accountId, back, onSaved }: InvitationLookScreenProps) {
  const t = useT();
  const appearance = useInvitationLook(accountId);
  const account = useOwnAccount();
  return (
    <ScreenState
      loads={[appearance]}
      data={{ saved: appearance.saved }}
      head={{ title: t('organizer.members.look.title'), back }}
      loading={t('organizer.members.look.loading')}
      failed={t('organizer.members.look.notLoaded')}
    >
      {({ saved }) => (
        <InvitationLookView
          saved={saved}
          back={back}
          onSaved={onSaved}
          save={appearance.save}
          account={account?.name}
        />
      )}
    </ScreenState>
  );
}
