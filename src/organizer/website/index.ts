'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Website } from './WebsiteScreen';

export type { WebsiteScreenProps } from './WebsiteScreen';
export { WebsiteView } from './WebsiteView';

/** See `WebsiteScreenProps`. Stands alone in any page inside `BoxofficeProvider`. @experimental */
export const WebsiteScreen = /* @__PURE__ */ withOrganizerRoot(Website);
