'use client';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';
import * as css from './OfflineNotice.css';

/** The browser has no connection: what is typed stays, and ordering waits until the buyer tries again. FAULTS F63. @public */
export function OfflineNotice({ offline }: { offline: boolean }) {
  const t = useT();
  return (
    <div role="status" className={css.container}>
      {offline && (
        <Notice tone="warning" title={t('registration.offline.title')}>
          {t('registration.offline.help')}
        </Notice>
      )}
    </div>
  );
}
