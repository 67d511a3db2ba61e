'use client';
import { useLocale, useT } from '../../../i18n';
import { LinkButton } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { Progress } from '../../kit/Progress';
import { sizeText } from '../../../domain/registration/fileLimits';
import * as css from './questions.css';

export interface FileRowProps {
  name: string;
  /** Bytes. */
  size: number | undefined;
  /** How much of it was sent, between 0 and 1. */
  share?: number | undefined;
  isThere?: boolean;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

/** A file that is there, on its way, or did not get through. */
export function FileRow({ name, size, share, isThere, onRemove, onRetry }: FileRowProps) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const state = isThere
    ? t('registration.file.there')
    : share !== undefined
      ? percent.format(share)
      : undefined;
  return (
    <div className={css.file}>
      <Icon name={isThere ? 'check-circle' : share === undefined ? 'alert-circle' : 'invoice'} />
      <span className={css.fileText}>
        <span className={css.fileName}>
          <bdi>{name}</bdi>
        </span>
        <span className={css.facts}>
          {[size === undefined ? '' : sizeText(size, locale), state].filter(Boolean).join(' · ')}
        </span>
      </span>
      {onRetry && <LinkButton onClick={onRetry}>{t('registration.retry')}</LinkButton>}
      <IconButton
        label={t('registration.file.remove', { name })}
        icon={<Icon name="close" />}
        onClick={onRemove}
      />
      {share !== undefined && (
        <Progress
          className={css.fileProgress}
          value={share}
          label={t('registration.file.sending', { name })}
        />
      )}
    </div>
  );
}
