import type {
  NewSiteSection,
  SiteSection,
  SiteSectionKind,
  SiteSectionUpdate,
  SiteTab,
  SiteTabUpdate,
} from '../../contract';

/** A section of the site as its form has it. */
export interface SectionValues {
  title: string;
  /** See `SiteSection.content`; '' for kinds that have none of their own. */
  content: string;
  visible: boolean;
}

/** A section to be, as its form has it. */
export interface NewSectionValues extends Omit<SectionValues, 'visible'> {
  kind: SiteSectionKind;
}

/** A page as its form has it. */
export interface PageValues {
  name: string;
  visible: boolean;
}

/** A style sheet or custom code as its form has it. */
export interface SiteTextValues {
  text: string;
}

/** Characters; what is beyond is refused (002 §7). */
export const websiteLimits = {
  pageName: 60,
  title: 120,
  content: 20_000,
  css: 100_000,
  code: 50_000,
} as const;

/** In the order they are offered. */
export const sectionKinds = [
  ...(['text', 'image', 'tickets', 'agenda', 'speakers', 'partners', 'map', 'html'] as const),
] satisfies SiteSectionKind[];

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

/** A section to be, at the end of its page; what was typed for another kind is left out. */
export const newSection = ({ kind, title, content }: NewSectionValues): NewSiteSection => ({
  kind,
  title: title.trim(),
  content: hasOwnContent(kind) ? content.trim() : '',
  visible: true,
});

export const pageValues = ({ name, visible }: SiteTab): PageValues => ({ name, visible });

/** As it is saved, on the page as it was read. `position` from 0; it stays where it is when absent. */
export const pageUpdate = (
  { name, visible }: PageValues,
  modified: SiteTab['modified'],
  position?: number,
): SiteTabUpdate => ({
  name: name.trim(),
  visible,
  modified,
  ...(position !== undefined && { position }),
});
