'use client';
import type { useRtaAudience } from '../../hooks';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import * as css from './rtaMessages.css';

export interface AudienceCountProps {
  /** How many people it would reach, as it is read. */
  audience: Pick<ReturnType<typeof useRtaAudience>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** There is somebody to count. */
  isChosen: boolean;
}

/** How many people get a message, while they are chosen; read aloud. */
export function AudienceCount({ audience, isChosen }: AudienceCountProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = audience;
  const say = () => {
    if (!isChosen) return t('organizer.emails.who.none');
    if (isFetching) return t('organizer.rtaMessages.reach.counting');
    if (isError || !data) return t('organizer.rtaMessages.reach.failed');
    if (data.count === 0) return t('organizer.rtaMessages.problem.nobody');
    return t('organizer.rtaMessages.reach', { count: data.count });
  };
  return (
    <div className={css.reach}>
      <Icon name="users" />
      <p role="status">{say()}</p>
      {isChosen && isError && !isFetching && (
        <LinkButton onClick={() => void refetch()}>{t('load.failed.retry')}</LinkButton>
      )}
    </div>
  );
}
