'use client';
import type { BuildManagerConfig } from '../../contract';
import { isUnderWay } from '../../domain/mobileApp';
import { useLocale, useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import * as css from './mobileApp.css';

/** Where the newest build stands; read aloud when it moves on. */
export function BuildStanding({ config }: { config: BuildManagerConfig }) {
  const t = useT();
  const locale = useLocale();
  const { state, buildNumber, publishedVersion } = config;
  return (
    <span role="status" className={css.standing}>
      <Tag tone={state === 'PUBLISHED' ? 'positive' : 'neutral'}>
        {t(`organizer.mobileApp.build.state.${state}`)}
      </Tag>
      {buildNumber > 0 && (
        <span>
          {t('organizer.mobileApp.build.number', {
            number: new Intl.NumberFormat(locale).format(buildNumber),
          })}
        </span>
      )}
      {publishedVersion !== null && (
        <span>{t('organizer.mobileApp.build.published', { version: publishedVersion })}</span>
      )}
      {isUnderWay(state) && <span className={css.line}>{t('organizer.mobileApp.build.underWay')}</span>}
    </span>
  );
}
