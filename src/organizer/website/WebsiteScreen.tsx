'use client';
import { useState } from 'react';
import { useWebsite } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { CustomCode } from './CustomCode';
import { PagePicture } from './PagePicture';
import { StyleSheet } from './StyleSheet';
import { WebsiteView } from './WebsiteView';

/** Props of `WebsiteScreen`. @experimental */
export interface WebsiteScreenProps {
  /** The event. */
  eventId: string;
  /** Id of the section that is edited, `null` for none. Kept here when absent. */
  section?: string | null | undefined;
  /** A section is opened, or closed with `null`. */
  onSectionChange?: ((id: string | null) => void) | undefined;
}

/** An event's site: its pages and sections, its style sheet, its custom code. 002 §2, §7 site_conf. */
export function Website({ eventId, section, onSectionChange }: WebsiteScreenProps) {
  const t = useT();
  const [own, setOwn] = useState<string | null>(null);
  const site = useWebsite(eventId);
  if (site.isUnknownEvent) return <ScreenNotFound />;
  if (site.conf)
    return (
      <WebsiteView
        site={site.conf}
        calls={site}
        openedId={section === undefined ? own : section}
        onOpenedIdChange={(id) => {
          setOwn(id);
          onSectionChange?.(id);
        }}
        pictureOf={(tab) => <PagePicture eventId={eventId} tab={tab} />}
      >
        <StyleSheet eventId={eventId} />
        <CustomCode eventId={eventId} />
      </WebsiteView>
    );
  return (
    <>
      <PageHeader title={t('organizer.website.name')} />
      {site.isError ? (
        <ScreenFailed
          title={t('organizer.website.notLoaded')}
          isRetrying={site.isFetching}
          onRetry={() => void site.refetch()}
        />
      ) : (
        <ScreenLoading label={t('organizer.website.loading')} />
      )}
    </>
  );
}
