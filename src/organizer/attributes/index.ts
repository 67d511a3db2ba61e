'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Attributes } from './AttributesScreen';

export { AttributeDialog, type AttributeCalls } from './AttributeDialog';
export type { AttributesScreenProps } from './AttributesScreen';
export { AttributesView } from './AttributesView';

/** What an account knows of people: made, renamed, given choices, deleted. @experimental */
export const AttributesScreen = /* @__PURE__ */ withOrganizerRoot(Attributes);
