export { hostedFileId } from './hostedFileId';
export { codeSchema, cssSchema, sectionSchema } from './schema';
export { linesOf, readSiteText } from './siteText';
export {
  hasOwnContent,
  sectionUpdate,
  sectionValues,
  websiteLimits,
  type SectionValues,
  type SiteTextValues,
} from './values';
