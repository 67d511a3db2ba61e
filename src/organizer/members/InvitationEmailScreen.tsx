'use client';
import { useInvitationEmail, useOwnAccount } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { InvitationEmailView, type InvitationEmailViewProps } from './InvitationEmailView';

/** Props of `InvitationEmailScreen`. @experimental */
export interface InvitationEmailScreenProps extends Pick<InvitationEmailViewProps, 'back' | 'onSaved'> {
  /** The organizer’s account. */
  accountId: string;
}

/** How an account's invitations look. 001 §2, 002 §2 customization form; 002 §7 customization. */
export function InvitationEmail({ accountId, back, onSaved }: InvitationEmailScreenProps) {
  const t = useT();
  const appearance = useInvitationEmail(accountId);
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
        <InvitationEmailView
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
