import type { SiteSection, SiteSectionKind, SiteSectionUpdate } from '../../contract';

/** A section of the site as its form has it. */
export interface SectionValues {
  title: string;
  /** See `SiteSection.content`; '' for kinds that have none of their own. */
  content: string;
  visible: boolean;
}

/** A style sheet or custom code as its form has it. */
export interface SiteTextValues {
  text: string;
}

/** Characters; what is beyond is refused (002 §7). */
export const websiteLimits = { title: 120, content: 20_000, css: 100_000, code: 50_000 } as const;

export type OwnContentKind = Extract<SiteSectionKind, 'text' | 'image' | 'html'>;

/** Whether a section shows what is written into it; all others show what is stored elsewhere in the event. */
export const hasOwnContent = (kind: SiteSectionKind): kind is OwnContentKind =>
  kind === 'text' || kind === 'image' || kind === 'html';

export const sectionValues = ({ title, content, visible }: SiteSection): SectionValues => ({
  title,
  content,
  visible,
});

/** As it is saved, on the section as it was read. `position` from 0; it stays where it is when absent. */
export const sectionUpdate = (
  { title, content, visible }: SectionValues,
  modified: SiteSection['modified'],
  position?: number,
): SiteSectionUpdate => ({
  title: title.trim(),
  content: content.trim(),
  visible,
  modified,
  ...(position !== undefined && { position }),
});
