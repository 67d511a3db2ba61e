'use client';
import { useState } from 'react';
import type { DeveloperApp, DeveloperExtension } from '../../contract';
import type { CreatedDeveloperApp, DeveloperCalls } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { CopyOnceDialog } from '../kit/confirm';
import { NamedList, NamedRow } from '../kit/names';
import type { Reading } from '../kit/record';
import { DeveloperAppDialog } from './DeveloperAppDialog';
import { scopeKeys } from './developerKeys';

export interface DeveloperAppsViewProps extends Reading {
  /** By name; `null` before the first answer. */
  apps: readonly DeveloperApp[] | null;
  /** Of all apps: those of a deleted app go with it. */
  extensions: readonly DeveloperExtension[];
  /** Each rejects with the client's ApiError. */
  calls: Pick<DeveloperCalls, 'createApp' | 'updateApp' | 'removeApp'>;
}

/** The apps of an account in every state the list has; knows nothing of where they come from. */
export function DeveloperAppsView({ apps, extensions, calls, ...list }: DeveloperAppsViewProps) {
  const t = useT();
  const locale = useLocale();
  const [created, setCreated] = useState<CreatedDeveloperApp | null>(null);
  const named = (names: readonly string[]) => listText(locale, names);
  const extensionsOf = (id: string) => extensions.filter(({ appId }) => appId === id).map(({ name }) => name);
  return (
    <>
      <NamedList
        {...list}
        things={apps}
        labels={{
          title: t('organizer.developers.apps.title'),
          lead: t('organizer.developers.apps.lead'),
          add: t('organizer.developers.apps.new'),
          loading: t('organizer.developers.apps.loading'),
          failed: t('organizer.developers.apps.failed'),
          notChanged: t('organizer.developers.apps.notDeleted'),
          empty: {
            title: t('organizer.developers.apps.empty'),
            text: t('organizer.developers.apps.emptyText'),
          },
          search: t('organizer.developers.apps.search'),
          saved: (name) => t('organizer.kit.form.savedOne', { name }),
          deleted: (name) => t('organizer.companies.deleted', { name }),
        }}
        textOf={({ name, clientId }) => `${name} ${clientId}`}
        row={(app, on) => (
          <NamedRow
            key={app.id}
            {...on}
            name={app.name}
            facts={
              <>
                <span>{named(app.scopes.map((scope) => t(scopeKeys[scope])))}</span>
                <span>
                  {t('organizer.singleSignOn.clientId')} <bdi dir="ltr">{app.clientId}</bdi>
                </span>
              </>
            }
          />
        )}
        editor={(app, on) => <DeveloperAppDialog app={app} calls={calls} onCreated={setCreated} {...on} />}
        question={({ id, name }) => {
          const lost = extensionsOf(id);
          return {
            title: t('organizer.sharing.remove.title', { name }),
            text:
              lost.length > 0
                ? t('organizer.developers.apps.removeWith', { names: named(lost) })
                : t('organizer.developers.apps.remove'),
            action: t('organizer.sharing.remove.action'),
            tone: 'danger',
          };
        }}
        remove={calls.removeApp}
      />
      {created && (
        <CopyOnceDialog
          title={t('organizer.developers.apps.secretTitle', { name: created.name })}
          text={t('organizer.developers.apps.secretText', { id: created.clientId })}
          secret={created.clientSecret}
          copy={t('organizer.webhooks.secret.copy')}
          notCopied={t('organizer.webhooks.secret.notCopied')}
          onClose={() => setCreated(null)}
        />
      )}
    </>
  );
}
