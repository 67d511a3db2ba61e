'use client';
import { usePayer } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading } from '../kit/page';
import { PayerView } from './PayerView';

/** Props of `PayerScreen`. @experimental */
export interface PayerScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** It is saved; the account's invoices say so from now on. */
  onSaved?: (() => void) | undefined;
}

/** Who pays for an account. 002 §7 Tenant invites and members, PUT and DELETE invoice. */
export function Payer({ accountId, onSaved }: PayerScreenProps) {
  const t = useT();
  const { payer, isError, isFetching, refetch, save, forget } = usePayer(accountId);
  if (payer !== undefined)
    return (
      <PayerView
        key={payer === null ? 'nobody' : 'somebody'}
        {...{ payer, onSaved }}
        onSave={save}
        onForget={forget}
      />
    );
  return (
    <>
      <PageHeader title={t('organizer.members.payer.title')} />
      {isError ? (
        <ScreenFailed
          title={t('organizer.members.payer.notLoaded')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ScreenLoading label={t('organizer.members.payer.loading')} />
      )}
    </>
  );
}
