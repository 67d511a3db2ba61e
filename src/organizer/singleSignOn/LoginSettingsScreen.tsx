'use client';
import { useLoginSettings, useSsoServiceConfig } from '../../hooks';
import { useT } from '../../i18n';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { LoginSettingsView, type SingleSignOnLink } from './LoginSettingsView';

/** Props of `LoginSettingsScreen`. @experimental */
export interface LoginSettingsScreenProps extends EventScreenProps {
  /** Where the account's identity providers are set up; without it there is no link. */
  singleSignOn?: SingleSignOnLink | undefined;
  /** They are saved; people meet them from now on. */
  onSaved?: (() => void) | undefined;
}

/** How people get into an event's pages. 002 §7 login-settings. */
export function LoginSettings({ accountId, eventId, singleSignOn, onSaved }: LoginSettingsScreenProps) {
  const t = useT();
  const login = useLoginSettings({ accountId, eventId });
  const service = useSsoServiceConfig(accountId);
  return (
    <ScreenState
      loads={[login, service]}
      data={{ saved: login.saved, service: service.data }}
      head={{ title: t('organizer.singleSignOn.login.title') }}
      loading={t('organizer.singleSignOn.login.loading')}
      failed={t('organizer.singleSignOn.login.failed')}
    >
      {(found) => (
        <LoginSettingsView
          saved={found.saved}
          save={login.save}
          reload={login.reload}
          onSaved={onSaved}
          providers={found.service.active}
          singleSignOn={singleSignOn}
        />
      )}
    </ScreenState>
  );
}
