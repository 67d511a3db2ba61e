'use client';
import { useRef, useState } from 'react';
import { mixed, object, type ObjectSchema } from 'yup';
import type { VideoServiceVersion } from '../../contract';
import {
  latestVersion,
  versionNumber,
  versionProblem,
  videoVersions,
  virtualProblem,
} from '../../domain/virtualSessions';
import type { useVideoService, useVirtualSession } from '../../hooks/organizer/virtualSessions';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ProblemNotice, useAction } from '../kit/confirm';
import { SelectField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { usePressed } from '../kit/list';
import { VideoPart } from './VideoPart';
import * as css from './virtualSessions.css';

interface ServicePartProps {
  sessionId: string;
  /** The session's own. */
  version: VideoServiceVersion;
  /** What the event has. */
  service: NonNullable<ReturnType<typeof useVirtualSession>['service']['data']>;
  /** Each rejects with the client's ApiError. */
  calls: ReturnType<typeof useVideoService>;
}

/** The versions of the video service: the session's, that of sessions to come, and the way to the newest. 002 §4. */
export function ServicePart({ sessionId, version, service, calls }: ServicePartProps) {
  const t = useT();
  const locale = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  const { isBusy, news, problem, act, notify, refuse, dialog } = useAction(virtualProblem);
  const box = useRef<HTMLElement>(null);
  const remember = usePressed(box);
  const named = (one: VideoServiceVersion) =>
    t('organizer.virtualSessions.version', { version: versionNumber(one) });
  const migrate = async () => {
    remember();
    const skipped: string[] = [];
    const call = async () => {
      const answer = await calls.migrate([sessionId]);
      for (const { reason } of answer.skipped) skipped.push(t(`organizer.virtualSessions.skip.${reason}`));
    };
    const isDone = await act(call, {
      title: t('organizer.virtualSessions.migrate.title'),
      text: t('organizer.virtualSessions.migrate.text'),
      action: t('organizer.virtualSessions.migrate'),
    });
    if (!isDone) return;
    if (skipped.length === 0) notify(t('organizer.virtualSessions.migrated'));
    else
      refuse({
        message: { key: 'organizer.virtualSessions.notMigrated', values: { reason: skipped.join() } },
      });
  };
  return (
    <VideoPart ref={box} title={t('organizer.virtualSessions.service')}>
      <ProblemNotice problem={problem} />
      <dl className={css.facts}>
        <div>
          <dt className={css.quiet}>{t('organizer.virtualSessions.thisSession')}</dt>
          <dd className={css.fact}>{named(version)}</dd>
        </div>
        <div>
          <dt className={css.quiet}>{t('organizer.virtualSessions.newSessions')}</dt>
          <dd className={css.fact}>{named(service.version)}</dd>
        </div>
        {service.sessions.map((each) => (
          <div key={each.version}>
            <dt className={css.quiet}>
              {t('organizer.virtualSessions.onVersion', { version: versionNumber(each.version) })}
            </dt>
            <dd className={css.fact}>{each.count.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      <div className={css.inline[3]}>
        {version !== latestVersion && (
          <Button busy={isBusy} onClick={() => void migrate()}>
            {t('organizer.virtualSessions.migrate')}
          </Button>
        )}
        <Button
          onClick={() => {
            notify('');
            refuse(null);
            setChoosing(true);
          }}
        >
          {t('organizer.virtualSessions.choose')}
        </Button>
        <NewsLine text={news} className={css.quiet} />
      </div>
      {isChoosing && (
        <VersionDialog
          version={service.version}
          named={named}
          run={calls.choose}
          onDone={(chosen) => {
            setChoosing(false);
            notify(t('organizer.virtualSessions.chosen', { version: versionNumber(chosen) }));
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {dialog}
    </VideoPart>
  );
}

interface VersionValues {
  version: VideoServiceVersion;
}

const schema: ObjectSchema<VersionValues> = object({
  version: mixed<VideoServiceVersion>().oneOf(videoVersions).default(latestVersion).defined(),
});

interface VersionDialogProps extends VersionValues {
  named: (version: VideoServiceVersion) => string;
  /** Rejects with the client's ApiError. */
  run: (version: VideoServiceVersion) => Promise<unknown>;
  onDone: (version: VideoServiceVersion) => void;
  onClose: () => void;
}

function VersionDialog({ version, named, run, onDone, onClose }: VersionDialogProps) {
  const t = useT();
  return (
    <ActionDialog<VersionValues>
      title={t('organizer.virtualSessions.choose')}
      text={t('organizer.virtualSessions.chooseText')}
      action={t('organizer.kit.form.save')}
      values={{ version }}
      schema={schema}
      run={(values) => run(values.version)}
      toErrorMessage={versionProblem}
      onDone={(values) => onDone(values.version)}
      onClose={onClose}
    >
      <SelectField<VersionValues>
        name="version"
        label={t('organizer.virtualSessions.newSessions')}
        options={optionsOf(videoVersions, named)}
      />
    </ActionDialog>
  );
}
