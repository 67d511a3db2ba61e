'use client';
import { useState } from 'react';
import { useWebsite } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { CustomCode } from './CustomCode';
import { PagePicture } from './PagePicture';
import { StyleSheet } from './StyleSheet';
import { WebsiteView } from './WebsiteView';

/** Props of `WebsiteScreen`. @experimental */
export interface WebsiteScreenProps {
  /** The event. */
  eventId: string;
  /** Id of the section that is edited, `null` for none. Held here when absent. */
  section?: string | null | undefined;
  /** A section is opened, or closed with `null`. */
  onSectionChange?: ((id: string | null) => void) | undefined;
}

/** An event's site: its pages and sections, its style sheet, its custom code. 002 §2, §7 site_conf. */
export function Website({ eventId, section, onSectionChange }: WebsiteScreenProps) {
  const t = useT();
  const [own, setOwn] = useState<string | null>(null);
  const site = useWebsite(eventId);
  return (
    <ScreenState
      loads={[site]}
      data={{ conf: site.conf }}
      isUnknown={site.isUnknown}
      head={{ title: t('organizer.website.name') }}
      loading={t('organizer.website.loading')}
      failed={t('organizer.website.notLoaded')}
    >
      {({ conf }) => (
        <WebsiteView
          site={conf}
          calls={site}
          openedId={section === undefined ? own : section}
          onOpenedIdChange={(id) => {
            setOwn(id);
            onSectionChange?.(id);
          }}
          pictureOf={(tab, isLive) => <PagePicture eventId={eventId} tab={tab} isLive={isLive} />}
        >
          <StyleSheet eventId={eventId} />
          <CustomCode eventId={eventId} />
        </WebsiteView>
      )}
    </ScreenState>
  );
}
