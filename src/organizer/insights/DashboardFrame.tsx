'use client';
import { useState } from 'react';
import type { InsightsDashboard, LookerEmbed, Person } from '../../contract';
import { frameAddress } from '../../domain/insights';
import { useInsightsFrame } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { readingOf, ReadState } from '../kit/record';
import * as css from './insights.css';
import { useFrameWait } from './useFrameWait';

export interface DashboardFrameProps {
  scope: EventScope;
  dashboard: InsightsDashboard;
  /** Who is signed in. */
  me: Person;
  /** Exact origins that may be framed. */
  origins: readonly string[];
}

/** A dashboard in a frame, from the question where it is to what is drawn in it. */
export function DashboardFrame({ scope, dashboard, me, origins }: DashboardFrameProps) {
  const t = useT();
  const { name } = dashboard;
  const embed = useInsightsFrame(scope, dashboard.id, me);
  return (
    <ReadState
      {...readingOf(embed)}
      content={embed.data ?? null}
      loading={t('organizer.insights.frame.loading', { name })}
      failed={t('organizer.insights.frame.failed', { name })}
    >
      {(found) => (
        <Embedded
          key={found.url}
          embed={found}
          name={name}
          origins={origins}
          isReloading={embed.isFetching}
          onReload={() => void embed.refetch()}
        />
      )}
    </ReadState>
  );
}

interface EmbeddedProps {
  embed: LookerEmbed;
  name: string;
  origins: readonly string[];
  isReloading: boolean;
  onReload: () => void;
}

function Embedded({ embed, name, origins, isReloading, onReload }: EmbeddedProps) {
  const t = useT();
  const [isLoaded, setLoaded] = useState(false);
  const wait = useFrameWait(embed.expires);
  const address = frameAddress(embed.url, origins, window.location.origin);
  if ('refused' in address)
    return (
      <Notice tone="danger" live="assertive" title={t('organizer.insights.frame.refused.title', { name })}>
        {t('organizer.insights.frame.refused.text', { origin: address.refused || embed.url })}
      </Notice>
    );
  const reload = (
    <Button busy={isReloading} icon={<Icon name="refresh" />} onClick={onReload}>
      {t('organizer.insights.frame.reload')}
    </Button>
  );
  if (!isLoaded && wait === 'expired')
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={t('organizer.insights.frame.expired.title')}
        action={reload}
      >
        {t('organizer.insights.frame.expired.text')}
      </Notice>
    );
  return (
    <>
      {!isLoaded && (
        <VisuallyHidden role="status">{t('organizer.insights.frame.loading', { name })}</VisuallyHidden>
      )}
      {!isLoaded && wait === 'slow' && (
        <Notice tone="warning" live="polite" action={reload} className={css.waiting}>
          {t('organizer.insights.frame.slow')}
        </Notice>
      )}
      <iframe
        src={address.url}
        title={name}
        // It is of another origin, so that its own storage is all that `allow-same-origin` gives it.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
        className={css.frame}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
