'use client';
import { useT } from '../../i18n';
import { LatePanel } from './LatePanel';

/** There is no such event: another try would not help. @public */
export function UnknownEvent() {
  const t = useT();
  return (
    <LatePanel role="alert" level={2} icon="search" title={t('event.unknown.title')}>
      {t('event.unknown.text')}
    </LatePanel>
  );
}
