'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { ImportPromotionsScreen as Import } from './ImportPromotionsScreen';
import { ManyPromotionsScreen as Many } from './ManyPromotionsScreen';
import { PromotionEditor as Editor } from './PromotionEditor';
import { PromotionGroupsScreen as Groups } from './PromotionGroupsScreen';
import { PromotionsScreen as Screen } from './PromotionsScreen';

export type { ImportPromotionsScreenProps } from './ImportPromotionsScreen';
export type { PromotionLinks, PromotionRoute } from './links';
export type { ManyPromotionsScreenProps } from './ManyPromotionsScreen';
export type { PromotionEditorProps } from './PromotionEditor';
export type { PromotionGroupsScreenProps } from './PromotionGroupsScreen';
export type { PromotionsScreenProps } from './PromotionsScreen';

/** The promotion codes of an event. 002 §7. @experimental */
export const PromotionsScreen = /* @__PURE__ */ withOrganizerRoot(Screen);
/** One promotion of an event, or a new one. 002 §7. @experimental */
export const PromotionEditor = /* @__PURE__ */ withOrganizerRoot(Editor);
/** Many codes with the same terms. 002 §7, §9. @experimental */
export const ManyPromotionsScreen = /* @__PURE__ */ withOrganizerRoot(Many);
/** The groups promotions are sorted into. 002 §7. @experimental */
export const PromotionGroupsScreen = /* @__PURE__ */ withOrganizerRoot(Groups);
/** Codes from a CSV file. 002 §7. @experimental */
export const ImportPromotionsScreen = /* @__PURE__ */ withOrganizerRoot(Import);
