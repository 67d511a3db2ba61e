export { maxTagNameLength, tagSchema, type TagValues } from './schema';
