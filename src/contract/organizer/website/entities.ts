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

/** A page of the site. @experimental */
export interface SiteTab {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As the site’s navigation shows it. */
  name: string;
  /** Its part of the address, e.g. `programme`; empty for the first one. */
  slug: string;
  /** The site’s navigation shows it. */
  visible: boolean;
  sections: SiteSection[];
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
  tabs: SiteTab[];
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
