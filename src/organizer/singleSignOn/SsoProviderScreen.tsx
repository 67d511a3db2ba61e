'use client';
import { useEventsWithSso, useSsoCalls, useSsoConfig, useSsoServiceConfig } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ScreenNotFound } from '../kit/page';
import { ScreenState } from '../kit/record';
import { SsoProviderView } from './SsoProviderView';

export interface SsoProviderScreenProps {
  accountId: string;
  /** Absent for a new one. */
  id: string | undefined;
  /** A new one was made. */
  onCreated: (id: string) => void;
  /** Back to the list. */
  onClose: () => void;
}

/** One identity provider, or a new one. */
export function SsoProviderScreen({ accountId, id, onCreated, onClose }: SsoProviderScreenProps) {
  const t = useT();
  const config = useSsoConfig(accountId, id);
  const service = useSsoServiceConfig(accountId);
  const usedBy = useEventsWithSso(accountId, id ?? '');
  const calls = useSsoCalls(accountId);
  if (config.data === null)
    return <ScreenNotFound action={<Button onClick={onClose}>{t('organizer.singleSignOn.all')}</Button>} />;
  return (
    <ScreenState
      loads={[config, service]}
      data={{ service: service.data, config: id === undefined ? null : config.data }}
      head={{ title: t('organizer.singleSignOn.title') }}
      loading={t('organizer.singleSignOn.loadingOne')}
      failed={t('organizer.singleSignOn.failedOne')}
    >
      {(found) => (
        <SsoProviderView
          config={found.config ?? undefined}
          service={found.service}
          usedBy={usedBy}
          calls={calls}
          onCreated={onCreated}
          onClose={onClose}
        />
      )}
    </ScreenState>
  );
}
