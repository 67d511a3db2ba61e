/** The parts of a promotion code: `Root` is the form and holds what is typed, `Trigger` opens its `Content`, the rest is what it shows. @public */
export * as Promotion from './index.parts';
export type { PromotionState } from './PromotionContext';
export type { PromotionButtonProps } from './PromotionButtons';
export type { PromotionContentProps, PromotionInputProps, PromotionLabelProps } from './PromotionField';
export type { PromotionLabels, PromotionRootProps } from './PromotionRoot';
export type { PromotionTextProps } from './PromotionTexts';
