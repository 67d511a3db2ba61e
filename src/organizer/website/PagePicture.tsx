'use client';
import { useState } from 'react';
import type { SiteScreenshot, SiteTab } from '../../contract';
import { safeUrl } from '../../domain';
import { useScreenshot } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { cx } from '../../themed/kit/cx';
import { Heading } from '../../themed/kit/Heading';
import { Notice } from '../../themed/kit/Notice';
import { Skeleton } from '../../themed/kit/Skeleton';
import { ScreenFailed, ScreenLoading } from '../kit/page';
import * as css from './website.css';

export interface PagePictureProps {
  eventId: string;
  tab: Pick<SiteTab, 'id' | 'name'>;
  /** Visitors see it. */
  isLive: boolean;
}

/** A page of the site as visitors see it. 002 §9 Screenshot; of a page they don't see there is none. */
export function PagePicture({ eventId, tab, isLive }: PagePictureProps) {
  const t = useT();
  return (
    <figure className={css.picture}>
      <Heading level={2} size="md">
        {t('organizer.website.picture.title')}
      </Heading>
      {isLive ? (
        <Taken eventId={eventId} tab={tab} />
      ) : (
        <Notice>{t('organizer.website.picture.hidden')}</Notice>
      )}
    </figure>
  );
}

function Taken({ eventId, tab }: Omit<PagePictureProps, 'isLive'>) {
  const t = useT();
  const picture = useScreenshot(eventId, tab.id);
  const [unseen, setUnseen] = useState<SiteScreenshot>();
  const { data } = picture;
  const address = data && data !== unseen && safeUrl(data.url, { allow: ['https:'] });
  if (picture.isUnpublished) return <Notice>{t('organizer.website.picture.notPublished')}</Notice>;
  if (picture.isError || (data && !address))
    return (
      <ScreenFailed
        title={t('organizer.website.picture.failed')}
        text={t('organizer.website.picture.failedText')}
        isRetrying={picture.isFetching}
        onRetry={() => void picture.refetch().then(() => setUnseen(undefined))}
      />
    );
  if (!data || !address)
    return (
      <ScreenLoading label={t('organizer.website.picture.loading')}>
        <Skeleton height="20rem" />
      </ScreenLoading>
    );
  return (
    <Shot
      picture={data}
      address={address}
      name={tab.name}
      isOld={picture.isFetching}
      onError={() => setUnseen(data)}
    />
  );
}

interface ShotProps {
  picture: SiteScreenshot;
  /** Where it is, checked. */
  address: string;
  name: string;
  /** Another one is being taken. */
  isOld: boolean;
  /** There is no picture at its address. */
  onError: () => void;
}

/** Without a pointer, the keyboard scrolls it. */
const scrollable = { role: 'group', tabIndex: 0 } as const;

function Shot({ picture: { width, height, taken }, address, name, isOld, onError }: ShotProps) {
  const t = useT();
  const locale = useLocale();
  const alt = t('organizer.website.picture.alt', { page: name });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(taken),
  );
  return (
    <>
      <div className={css.frame} aria-label={alt} {...scrollable}>
        <img
          src={address}
          alt={alt}
          width={width}
          height={height}
          onError={onError}
          className={cx(css.shot, isOld && css.awaited)}
        />
      </div>
      <figcaption className={css.quiet}>{t('organizer.website.picture.taken', { time })}</figcaption>
    </>
  );
}
