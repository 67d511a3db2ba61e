'use client';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { BuildManagerConfig, BuildManagerDraft, MobileApp } from '../../contract';
import { publishingGaps, type PublishingGap } from '../../domain/mobileApp';
import { useEnvironment } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import { useEditorControl } from '../kit/form/EditorContext';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './mobileApp.css';

export interface PublishProps {
  app: MobileApp;
  publishedVersion: BuildManagerConfig['publishedVersion'];
  isBusy: boolean;
  onPublish: () => void;
}

/** Builds and publishes what is in the form. While something is missing the button says what. */
export function Publish({ app, publishedVersion, isBusy, onPublish }: PublishProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const list = useRef<HTMLUListElement>(null);
  const control = useEditorControl<BuildManagerDraft>();
  const [platforms, versionName] = useWatch({ control, name: ['platforms', 'versionName'] });
  const gaps = publishingGaps({
    iconUrl: app.iconUrl,
    pushCertificate: app.pushCertificate,
    publishedVersion,
    draft: { platforms, versionName },
    now: clock.now(),
  });
  const labels: Record<PublishingGap, string> = {
    icon: t('organizer.mobileApp.build.missing.icon'),
    version: t('organizer.mobileApp.build.missing.version', { version: publishedVersion ?? '' }),
    certificate: t('organizer.mobileApp.build.missing.certificate'),
  };
  return (
    <div className={css.publish}>
      {gaps.length > 0 && (
        <Notice tone="warning" title={t('organizer.mobileApp.build.missing')}>
          <ul ref={list} tabIndex={-1} className={css.gaps}>
            {gaps.map((gap) => (
              <li key={gap}>{labels[gap]}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Button
        icon={<OrganizerIcon name="upload" />}
        busy={isBusy}
        className={css.publishButton}
        aria-disabled={gaps.length > 0 || undefined}
        onClick={() => (gaps.length > 0 ? list.current?.focus() : onPublish())}
      >
        {t('organizer.mobileApp.build.publish')}
      </Button>
    </div>
  );
}
