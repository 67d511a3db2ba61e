'use client';
import { useWatch, type Control } from 'react-hook-form';
import { unreadableIn, type ConfirmationSettingsValues } from '../../domain/confirmation/settings';
import { useLocale, useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import * as css from './ConfirmationSettings.css';

export interface UnreadableNoticeProps {
  control: Control<ConfirmationSettingsValues>;
  /** The theme's ground. */
  ground: string;
}

/** Which colours can't be read, and that buyers see readable ones instead. Follows the form by itself. */
export function UnreadableNotice({ control, ground }: UnreadableNoticeProps) {
  const t = useT();
  const locale = useLocale();
  const found = unreadableIn(useWatch({ control }) as ConfirmationSettingsValues, ground);
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <div role="status">
      {found.length > 0 && (
        <Notice tone="warning" title={t('organizer.confirmation.unreadable.title')}>
          <ul className={css.unreadable}>
            {found.map(({ field, ratio: given }) => (
              <li key={field}>
                {t('organizer.confirmation.unreadable.colour', {
                  colour: t(`organizer.confirmation.${field}`),
                  ratio: ratio.format(given),
                })}
              </li>
            ))}
          </ul>
          <p>{t('organizer.confirmation.unreadable.text')}</p>
        </Notice>
      )}
    </div>
  );
}
