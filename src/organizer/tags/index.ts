'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Tags } from './TagsScreen';

export type { TagsScreenProps } from './TagsScreen';
export { TagsView } from './TagsView';

/** The tags of an account: made, renamed, recoloured, deleted. @experimental */
export const TagsScreen = /* @__PURE__ */ withOrganizerRoot(Tags);
