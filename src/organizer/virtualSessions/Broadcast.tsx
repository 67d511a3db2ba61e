'use client';
import type { LivestreamResponse } from '../../contract';
import { safeUrl } from '../../domain/links/safeUrl';
import { formatInstant } from '../../domain/time/formatInstant';
import type { useLivestream, useRecording } from '../../hooks/organizer/virtualSessions';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Icon } from '../../themed/kit/Icon';
import { Tag, type TagProps } from '../../themed/kit/Tag';
import { ReadState, readingOf } from '../kit/record';
import { VideoPart } from './VideoPart';
import * as css from './virtualSessions.css';

const statusKeys = {
  WAITING: 'organizer.virtualSessions.status.WAITING',
  LIVE: 'organizer.virtualSessions.status.LIVE',
  ENDED: 'organizer.events.state.over',
} as const satisfies Record<LivestreamResponse['status'], string>;

const tones: Record<LivestreamResponse['status'], TagProps['tone']> = {
  WAITING: 'outline',
  LIVE: 'positive',
  ENDED: 'neutral',
};

/** How a session's stream is doing, as its provider answers. 002 §7 Agenda, livestreamResponse. */
export function LivestreamPart({ livestream }: { livestream: ReturnType<typeof useLivestream> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <VideoPart
      title={t('organizer.virtualSessions.type.LIVESTREAM')}
      actions={
        livestream.data && (
          <Button
            busy={livestream.isFetching}
            icon={<Icon name="refresh" />}
            onClick={() => void livestream.refetch()}
          >
            {t('organizer.virtualSessions.refresh')}
          </Button>
        )
      }
    >
      <ReadState
        {...readingOf(livestream)}
        content={livestream.data ?? null}
        loading={t('organizer.virtualSessions.livestream.loading')}
        failed={t('organizer.virtualSessions.livestream.failed')}
      >
        {({ status, viewers, playbackUrl }) => (
          <>
            <dl className={css.facts}>
              <div>
                <dt className={css.quiet}>{t('organizer.orders.status')}</dt>
                <dd className={css.fact}>
                  <Tag tone={tones[status]}>{t(statusKeys[status])}</Tag>
                </dd>
              </div>
              <div>
                <dt className={css.quiet}>{t('organizer.virtualSessions.viewers')}</dt>
                <dd className={css.fact}>{viewers.toLocaleString(locale)}</dd>
              </div>
            </dl>
            <WatchLink url={playbackUrl} label={t('organizer.virtualSessions.openStream')} />
          </>
        )}
      </ReadState>
    </VideoPart>
  );
}

interface RecordingPartProps {
  recording: ReturnType<typeof useRecording>;
  /** IANA zone of the event. */
  timeZone: string;
}

/** Where the newest recording can be watched, for as long as its address is good. 002 §7 Agenda, recordingUrl. */
export function RecordingPart({ recording, timeZone }: RecordingPartProps) {
  const t = useT();
  const locale = useLocale();
  const until = (expiresAt: string) =>
    formatInstant(expiresAt, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <VideoPart
      title={t('organizer.rings.feature.recording')}
      actions={
        (recording.data ?? recording.isNone) && (
          <Button
            busy={recording.isFetching}
            icon={<Icon name="refresh" />}
            onClick={() => void recording.refetch()}
          >
            {t('organizer.virtualSessions.recording.refresh')}
          </Button>
        )
      }
    >
      {recording.isNone ? (
        <p role="status" className={css.quiet}>
          {t('organizer.virtualSessions.recording.none')}
        </p>
      ) : (
        <ReadState
          {...readingOf(recording)}
          content={recording.data ?? null}
          loading={t('organizer.virtualSessions.recording.loading')}
          failed={t('organizer.virtualSessions.recording.failed')}
        >
          {({ url, expiresAt }) => (
            <>
              <WatchLink url={url} label={t('organizer.virtualSessions.recording.open')} />
              <p className={css.quiet}>
                {t('organizer.virtualSessions.recording.until', { time: until(expiresAt) })}
              </p>
            </>
          )}
        </ReadState>
      )}
    </VideoPart>
  );
}

/** In a new tab; an address the allow-list does not let through is only shown. */
function WatchLink({ url, label }: { url: string; label: string }) {
  const href = safeUrl(url, { allow: ['https:'] });
  return (
    <div className={css.inline[3]}>
      {href !== null && (
        <ButtonLink href={href} newTab icon={<Icon name="external" />}>
          {label}
        </ButtonLink>
      )}
      <span dir="ltr" className={css.url}>
        {url}
      </span>
    </div>
  );
}
