'use client';
import { useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { IconButton } from '../../../themed/kit/IconButton';
import { Progress } from '../../../themed/kit/Progress';
import * as css from './ExportButton.css';

export interface ExportProgressProps {
  /** From 0 to 1; `null` while nobody knows. */
  share: number | null;
  onCancel: () => void;
}

/** How far an export is, and the way to cancel it. */
export function ExportProgress({ share, onCancel }: ExportProgressProps) {
  const t = useT();
  return (
    <div className={css.running}>
      <p role="status" className={css.text}>
        {share === null
          ? t('organizer.kit.export.running')
          : t('organizer.kit.export.received', { percent: Math.round(share * 100) })}
      </p>
      <Progress value={share ?? 0} className={css.progress} />
      <IconButton
        label={t('organizer.kit.export.cancel')}
        icon={<Icon name="close" />}
        className={css.cancel}
        onClick={onCancel}
      />
    </div>
  );
}
