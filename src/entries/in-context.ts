// Texts with their keys, to be translated in place.
export {
  TextsInContext,
  type TextsInContextProps,
  type TextsToShow,
  type TextPatch,
} from '../i18n/inContext';
