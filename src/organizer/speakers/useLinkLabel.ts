'use client';
import type { SpeakerLinks } from '../../contract';
import { useT } from '../../i18n';

/** What an address of a speaker is called: a web site, or the name of a network. */
export function useLinkLabel() {
  const t = useT();
  return (kind: keyof SpeakerLinks) =>
    kind === 'website' ? t('organizer.partners.website') : t(`organizer.speakers.link.${kind}`);
}
