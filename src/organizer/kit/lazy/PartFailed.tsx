'use client';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import * as css from './PartFailed.css';

/** Small, where a part of a panel or a page could not be loaded (FAULTS F129). */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert" className={css.failed}>
      <p>{t('load.failed.text')}</p>
      <Button onClick={onRetry}>{t('load.failed.retry')}</Button>
    </div>
  );
}
