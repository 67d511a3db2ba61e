'use client';
import type { AccountEvent } from '../../domain';
import { useConnectedAccounts, useSignedInPerson, type ConnectedAccountsOptions } from '../../hooks';
import { useT } from '../../i18n';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Skeleton } from '../../themed/kit/Skeleton';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { Panel } from '../../themed/notices/Panel';
import { ScreenFailed } from '../kit/page/ScreenStates';
import { withOrganizerRoot } from '../withOrganizerRoot';
import * as css from './account.css';
import { AccountsTitle } from './AccountsTitle';
import { ConnectedAccountsView } from './ConnectedAccountsView';

/** Props of `ConnectedAccounts`. @experimental */
export interface ConnectedAccountsProps extends Pick<
  ConnectedAccountsOptions,
  'pages' | 'known' | 'onDisconnect'
> {
  /** Where one signs in. */
  signInHref: string;
  /** Called with what came of connecting, for the host’s analytics. */
  onEvent?: ((event: AccountEvent) => void) | undefined;
}

/** The accounts an organizer has at other services, and connecting them by popup. 000 §1, §2, §6. @experimental */
export const ConnectedAccounts = withOrganizerRoot(function ConnectedAccounts({
  signInHref,
  ...rest
}: ConnectedAccountsProps) {
  const t = useT();
  const { data: person, isError, isFetching, refetch } = useSignedInPerson();
  if (person) return <Accounts key={person.id} personId={person.id} {...rest} />;
  return (
    <div className={css.screen}>
      <AccountsTitle />
      {person === null && (
        <Panel
          level={2}
          icon="lock"
          title={t('organizer.account.signedOut')}
          action={
            <ButtonLink variant="primary" href={signInHref}>
              {t('account.signIn.title')}
            </ButtonLink>
          }
        >
          {t('organizer.account.signedOutText')}
        </Panel>
      )}
      {person === undefined && isError && (
        <ScreenFailed
          title={t('organizer.account.loadFailed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {person === undefined && !isError && (
        <>
          <VisuallyHidden role="status">{t('organizer.account.loading')}</VisuallyHidden>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} height="4rem" />
          ))}
        </>
      )}
    </div>
  );
});

interface AccountsProps extends Omit<ConnectedAccountsProps, 'signInHref'> {
  personId: string;
}

function Accounts({ personId, onEvent, ...options }: AccountsProps) {
  const { accounts, state, connect, disconnect, cancel } = useConnectedAccounts({
    ...options,
    personId,
    onConnected: (service) => onEvent?.({ type: 'connected', service }),
    onConnectError: (service, code) => onEvent?.({ type: 'connectError', service, code }),
  });
  return (
    <ConnectedAccountsView
      accounts={accounts}
      state={state}
      onConnect={(service) => void connect(service)}
      onCancel={cancel}
      onDisconnect={disconnect && ((service) => void disconnect(service))}
      isPartial={!options.known}
    />
  );
}
