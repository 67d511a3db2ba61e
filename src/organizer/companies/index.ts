'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Companies } from './CompaniesScreen';

export type { CompaniesScreenProps } from './CompaniesScreen';
export { CompaniesView } from './CompaniesView';

/** The companies an account’s contacts work for: written down, changed, deleted. @experimental */
export const CompaniesScreen = /* @__PURE__ */ withOrganizerRoot(Companies);
