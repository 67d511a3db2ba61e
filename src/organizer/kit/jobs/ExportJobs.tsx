'use client';
import { useRef, useState } from 'react';
import { useExportJobs, type ExportJob } from '../../../hooks';
import { useT } from '../../../i18n';
import { useUnloadGuard } from '../../../react';
import { Button } from '../../../themed/kit/Button';
import { withNoticeRoot } from '../../withNoticeRoot';
import { exportText } from './exportText';
import { JobNotice, type JobNoticeProps } from './JobNotice';
import { JobRegion } from './JobRegion';

/** How far the exports are, each with the way to cancel it: for above every screen. */
function Exports() {
  const t = useT();
  const { jobs, news, start, cancel, dismiss } = useExportJobs();
  // What happened before this was on the screen was announced there.
  const [newsBefore] = useState(news);
  const regionRef = useRef<HTMLDivElement>(null);
  // Closing the tab or loading the page anew would end what runs.
  useUnloadGuard(jobs.some(({ state }) => state.at === 'running'));
  /** The pressed button goes with what it was for. */
  const keepingFocus = (act: () => void) => () => {
    regionRef.current?.focus();
    act();
  };
  return (
    <JobRegion
      ref={regionRef}
      label={t('organizer.kit.exports.label')}
      announcement={news && news !== newsBefore ? `${news.title}. ${exportText(news.state, t)}` : ''}
      isEmpty={jobs.length === 0}
    >
      {jobs.map(({ request, state }) => (
        <Export
          key={request.id}
          title={request.title}
          state={state}
          onCancel={keepingFocus(() => cancel(request.id))}
          onRetry={keepingFocus(() => start(request))}
          onDismiss={keepingFocus(() => dismiss(request.id))}
        />
      ))}
    </JobRegion>
  );
}

interface ExportProps {
  title: string;
  state: ExportJob['state'];
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

const tones = { running: 'info', done: 'positive', failed: 'danger' } as const satisfies Record<
  ExportJob['state']['at'],
  JobNoticeProps['tone']
>;

function Export({ title, state, onCancel, onRetry, onDismiss }: ExportProps) {
  const t = useT();
  const isRunning = state.at === 'running';
  return (
    <JobNotice
      tone={tones[state.at]}
      title={title}
      share={isRunning ? (state.share ?? undefined) : undefined}
      onDismiss={isRunning ? undefined : onDismiss}
      action={
        isRunning ? (
          <Button onClick={onCancel}>{t('organizer.kit.export.cancel')}</Button>
        ) : state.at === 'failed' ? (
          <Button onClick={onRetry}>{t('load.failed.retry')}</Button>
        ) : undefined
      }
    >
      <p>{exportText(state, t)}</p>
      {isRunning && <p>{t('organizer.kit.exports.keepOpen')}</p>}
    </JobNotice>
  );
}

/**
 * How far the exports are that go on when their screen is left, with a way to cancel them. Give it as `notice` to `OrganizerShell`: it stands
 * above every screen. Nothing is shown while there is nothing to say.
 * @experimental
 */
export const ExportJobs = /* @__PURE__ */ withNoticeRoot(Exports);
