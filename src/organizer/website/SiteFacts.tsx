'use client';
import type { WebsiteConf } from '../../contract';
import { safeUrl } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Facts } from '../../themed/kit/Facts';
import { Tag } from '../../themed/kit/Tag';
import * as css from './website.css';

export interface SiteFactsProps {
  site: Pick<WebsiteConf, 'address' | 'language'>;
}

export interface SiteStateTagsProps {
  published: boolean;
  /** How much of the site visitors don’t see yet. */
  changes: number;
}

export function SiteStateTags({ published, changes }: SiteStateTagsProps) {
  const t = useT();
  return (
    <>
      <Tag tone={published ? 'positive' : 'neutral'}>
        {t(published ? 'organizer.website.published' : 'organizer.website.notPublished')}
      </Tag>
      {published && changes > 0 && (
        <Tag tone="warning">{t('organizer.website.draft.changes', { count: changes })}</Tag>
      )}
    </>
  );
}

/** Where the site is, and its language. */
export function SiteFacts({ site: { address, language } }: SiteFactsProps) {
  const locale = useLocale();
  const href = safeUrl(address, { allow: ['https:'] });
  const text = <bdi dir="ltr">{address.replace(/^https:\/\//, '')}</bdi>;
  return (
    <Facts
      className={css.facts}
      items={[
        href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          text
        ),
        languageName(language, locale),
      ]}
    />
  );
}

/** By its name; the code itself where it is none. */
function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
