export {
  attributeDraft,
  attributeSchema,
  attributeTypes,
  attributeValues,
  hasOptions,
  maxAttributeLabelLength,
  newAttribute,
  type AttributeValues,
} from './values';
