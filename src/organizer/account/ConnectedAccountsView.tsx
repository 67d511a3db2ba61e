'use client';
import { useState } from 'react';
import type { AuthService } from '../../domain';
import type { ConnectedAccount, ConnectState } from '../../hooks';
import { useT } from '../../i18n';
import { muted } from '../../themed/account/account.css';
import { serviceKey } from '../../themed/account/ServiceMark';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { PlainList } from '../kit/page/PlainList';
import * as css from './account.css';
import { AccountRow } from './AccountRow';
import { AccountsTitle } from './AccountsTitle';
import { spokenOf, stateOf } from './rowState';

export interface ConnectedAccountsViewProps {
  /** Every service that is offered, connected or not. */
  accounts: readonly ConnectedAccount[];
  /** What the last attempt to connect has come to. */
  state: ConnectState;
  /** They want to connect a service. */
  onConnect: (service: AuthService) => void;
  /** Closes the service's window. */
  onCancel: () => void;
  /** Absent where nothing can be disconnected. */
  onDisconnect?: ((service: AuthService) => void) | undefined;
  /** Connections made elsewhere may be missing. */
  isPartial?: boolean | undefined;
}

/** The services of an organizer in every state they have; knows nothing of where that comes from. @experimental */
export function ConnectedAccountsView(props: ConnectedAccountsViewProps) {
  const { accounts, state, onConnect, onCancel, onDisconnect, isPartial } = props;
  const t = useT();
  const [pending, setPending] = useState<AuthService | null>(null);
  return (
    <div className={css.screen}>
      <AccountsTitle />
      <VisuallyHidden role="status">{spokenOf(state, t)}</VisuallyHidden>
      <PlainList className={css.list}>
        {accounts.map((account) => (
          <AccountRow
            key={account.service}
            account={account}
            state={stateOf(state, account.service)}
            onConnect={() => onConnect(account.service)}
            onCancel={onCancel}
            onDisconnect={onDisconnect && (() => setPending(account.service))}
          />
        ))}
      </PlainList>
      {isPartial && <p className={muted}>{t('organizer.account.otherBrowsers')}</p>}
      <DisconnectDialog
        service={pending}
        onClose={() => setPending(null)}
        onDisconnect={(service) => onDisconnect?.(service)}
      />
    </div>
  );
}

interface DisconnectDialogProps {
  service: AuthService | null;
  onClose: () => void;
  onDisconnect: (service: AuthService) => void;
}

function DisconnectDialog({ service, onClose, onDisconnect }: DisconnectDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={service !== null}
      onOpenChange={(open) => !open && onClose()}
      title={service && t('organizer.account.disconnectTitle', { service: t(serviceKey(service)) })}
      description={t('organizer.account.disconnectText')}
      footer={
        <>
          <Button onClick={onClose}>{t('organizer.account.disconnectKeep')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              if (service) onDisconnect(service);
            }}
          >
            {t('organizer.account.disconnect')}
          </Button>
        </>
      }
    />
  );
}
