'use client';
import { usePayer } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
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
  const read = usePayer(accountId);
  return (
    <ScreenState
      loads={[read]}
      data={{ payer: read.payer }}
      head={{ title: t('organizer.members.payer.title') }}
      loading={t('organizer.members.payer.loading')}
      failed={t('organizer.members.payer.notLoaded')}
    >
      {({ payer }) => (
        <PayerView
          key={payer === null ? 'nobody' : 'somebody'}
          payer={payer}
          onSaved={onSaved}
          onSave={read.save}
          onForget={read.forget}
        />
      )}
    </ScreenState>
  );
}
