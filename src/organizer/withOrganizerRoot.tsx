'use client';
import { type ComponentType } from 'react';
import { useEnvironment } from '../hooks';
import { OrganizerTexts, useT } from '../i18n';
import { Button } from '../themed/kit/Button';
import { Panel } from '../themed/notices/Panel';
import { EnsureTheme } from '../themed/root/EnsureTheme';
import { PanelBoundary } from '../widget/PanelBoundary';
import { PartSkeleton } from './PartSkeleton';

/**
 * What every public component of `boxoffice/organizer` is wrapped in, so that each can be mounted alone: it has the provider's
 * look, the organizer's texts are loaded, and a crash stays inside it, is reported to `onError` of the provider, and can be tried again.
 */
export function withOrganizerRoot<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  function WithOrganizerRoot(props: Props) {
    const { onError } = useEnvironment();
    return (
      <EnsureTheme>
        <OrganizerTexts fallback={<PartSkeleton />}>
          <PanelBoundary onError={onError} fallback={(retry) => <Crashed onRetry={retry} />}>
            <Part {...props} />
          </PanelBoundary>
        </OrganizerTexts>
      </EnsureTheme>
    );
  }
  WithOrganizerRoot.displayName = `withOrganizerRoot(${Part.displayName ?? Part.name})`;
  return WithOrganizerRoot;
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Panel
      level={2}
      role="alert"
      takesFocus
      icon="alert"
      title={t('panel.crashed.title')}
      action={<Button onClick={onRetry}>{t('load.failed.retry')}</Button>}
    >
      {t('organizer.kit.crashed.text')}
    </Panel>
  );
}
