'use client';
import type { MediaTransfer } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { Progress } from '../../themed/kit/Progress';
import * as css from './sessionMedia.css';
import type { useMediaText } from './useMediaText';

export interface TransferRowProps {
  transfer: MediaTransfer;
  text: ReturnType<typeof useMediaText>;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** A file on its way: how far it is, and how to pause it, go on, or give it up. */
export function TransferRow({ transfer, text, onPause, onResume, onCancel }: TransferRowProps) {
  const t = useT();
  const { at, file, share } = transfer;
  const percent = text.percent(share);
  return (
    <div className={css.file}>
      <div className={css.fileHead}>
        <span className={css.fileText}>
          <bdi>{file.name}</bdi>
          <br />
          <span className={css.quiet}>
            {at === 'sending'
              ? `${text.size(file.size)} · ${percent}`
              : t(at === 'paused' ? 'organizer.sessionMedia.pausedAt' : 'organizer.sessionMedia.stoppedAt', {
                  percent,
                })}
          </span>
        </span>
        <Button onClick={at === 'sending' ? onPause : onResume}>
          {t(at === 'sending' ? 'organizer.sessionMedia.pause' : 'organizer.sessionMedia.resume')}
        </Button>
        <IconButton
          label={t('registration.file.remove', { name: file.name })}
          icon={<Icon name="close" />}
          onClick={onCancel}
        />
      </div>
      <Progress value={share} label={t('registration.file.sending', { name: file.name })} />
    </div>
  );
}
