export { Remove, Submit, Trigger } from './PromotionButtons';
export { Content, Input, Label } from './PromotionField';
export { Root } from './PromotionRoot';
export { ErrorText as Error, Status } from './PromotionTexts';
