'use client';
import { useInvitationLook, useOwnAccount } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading } from '../kit/page';
import { InvitationLookView, type InvitationLookViewProps } from './InvitationLookView';

/** Props of `InvitationLookScreen`. @experimental */
export interface InvitationLookScreenProps extends Pick<InvitationLookViewProps, 'back' | 'onSaved'> {
  /** The organizer’s account. */
  accountId: string;
}

/** How an account's invitations look. 001 §2, 002 §2 customization form; 002 §7 customization. */
export function InvitationLook({ accountId, back, onSaved }: InvitationLookScreenProps) {
  const t = useT();
  const { kept, save, isError, isFetching, refetch } = useInvitationLook(accountId);
  const account = useOwnAccount();
  if (kept) return <InvitationLookView {...{ kept, save, back, onSaved }} account={account?.name} />;
  return (
    <>
      <PageHeader title={t('organizer.members.look.title')} back={back} />
      {isError ? (
        <ScreenFailed
          title={t('organizer.members.look.notLoaded')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ScreenLoading label={t('organizer.members.look.loading')} />
      )}
    </>
  );
}
