import type { Instant } from '../../entities';
import type { SiteConf } from '../../buyer/widget';

/** What a section of the site shows. Names are ours. @experimental */
export type SiteSectionKind =
  | 'text'
  | 'image'
  | 'tickets'
  | 'agenda'
  | 'speakers'
  | 'partners'
  | 'map'
  | 'html';

/** Part of a tab. Its members are ours. @experimental */
export interface SiteSection {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Page of the site it is on. */
  tabId: string;
  kind: SiteSectionKind;
  /** Heading above it; empty without one. */
  title: string;
  /** Plain text of a `text`, the `https` address of an `image`, HTML without scripts of an `html`; empty for the others. */
  content: string;
  /** Visitors of the site see it. */
  visible: boolean;
  modified: Instant;
}

/** A section as it is saved. What kind it is stays. @experimental */
export interface SiteSectionUpdate {
  /**
   * Heading above it.
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /**
   * What its kind needs, as in `SiteSection`.
   * @maxLength 20000
   */
  content: string;
  /** Whether visitors of the site see it. */
  visible: boolean;
  /** Place in its tab, from 0; it stays where it is when absent. */
  position?: number;
  /** As it was read. */
  modified: Instant;
}

/** A section to be, at the end of its tab or at a place in it. @experimental */
export interface NewSiteSection extends Omit<SiteSectionUpdate, 'modified'> {
  kind: SiteSectionKind;
}

/** A page of the site. @experimental */
export interface SiteTab {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As the site’s navigation shows it. */
  name: string;
  /**
   * Its part of the address, e.g. `programme`; empty for the first one. Made of the name it had first, and stays when that changes, so that
   * links to it go on working.
   */
  slug: string;
  /** The site’s navigation shows it. */
  visible: boolean;
  /** When its name, its place or whether it is visible last changed; its sections have moments of their own. */
  modified: Instant;
  sections: SiteSection[];
}

/** A page to be. @experimental */
export interface NewSiteTab {
  /**
   * As the site’s navigation shows it.
   * @minLength 1
   * @maxLength 60
   */
  name: string;
}

/** A page as it is saved. @experimental */
export interface SiteTabUpdate extends NewSiteTab {
  /** Whether the site’s navigation shows it. */
  visible: boolean;
  /** Place among the pages, from 0; it stays where it is when absent. */
  position?: number;
  /** As it was read. */
  modified: Instant;
}

/** Everything an event's site is made of. 002 §7 site_conf. @experimental */
export interface WebsiteConf {
  /** Event it belongs to. */
  eventId: string;
  /** `https`. */
  address: string;
  /** Visitors can open the site. */
  published: boolean;
  /** BCP 47. */
  language: string;
  /** As organizers have them now. What differs from `live` is a draft. */
  tabs: SiteTab[];
  /** As they were published last, which is what visitors see; empty before the first time. */
  live: SiteTab[];
  /** When they were published last; `null` before the first time. */
  publishedAt: Instant | null;
  /** When anything of `tabs` last changed, or was published. */
  modified: Instant;
  /** What it gives every widget in it (000 §7). */
  siteConf: SiteConf;
}

/** Where custom code goes in the page. @experimental */
export type CustomCodePlace = 'head' | 'bodyEnd';

/** What the file hosting service knows of a file. @experimental */
export interface HostedFileMetadata {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As it was uploaded, ending included. */
  fileName: string;
  /** e.g. `image/png`. */
  mimeType: string;
  /** Bytes. */
  size: number;
  uploaded: Instant;
  /** Pixels; `null` for what is no picture. */
  width: number | null;
  /** Pixels; `null` for what is no picture. */
  height: number | null;
}

/** A picture of a page. @experimental */
export interface SiteScreenshot {
  /** `https`; new whenever the page changed. */
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  taken: Instant;
}
