'use client';
import { useT } from '../../i18n';
import { search } from '../kit/drawings';
import { Panel } from './Panel';

/** There is no such event: another try would not help. */
export function UnknownEvent() {
  const t = useT();
  return (
    <Panel role="alert" level={2} icon={search} title={t('event.unknown.title')}>
      {t('event.unknown.text')}
    </Panel>
  );
}
