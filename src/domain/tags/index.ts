export { longestTagName, tagSchema, type TagValues } from './schema';
