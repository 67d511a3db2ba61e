'use client';
import type { SiteChange } from '../../domain/website';
import { useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import { PlainList } from '../kit/page/PlainList';
import * as css from './website.css';

/** What visitors don’t see yet, a line each. */
export function ChangeList({ changes }: { changes: readonly SiteChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <PlainList aria-label={t('organizer.website.draft.list')} className={css.changes}>
      {changes.map(({ what, name, page }, index) => (
        <li key={index} className={css.change}>
          <span className={css.text}>
            <bdi>{name || t('organizer.website.pages')}</bdi>
            {page !== null && <bdi className={css.quiet}>{page}</bdi>}
          </span>
          <Tag>{t(`organizer.website.change.${what}`)}</Tag>
        </li>
      ))}
    </PlainList>
  );
}
