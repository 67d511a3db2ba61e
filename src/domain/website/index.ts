export { siteChanges, type SiteChange } from './changes';
export { hostedFileId } from './hostedFileId';
export { pageProblem, publishProblem } from './problem';
export { codeSchema, cssSchema, newSectionSchema, pageSchema, sectionSchema } from './schema';
export { linesOf, readSiteText } from './siteText';
export {
  hasOwnContent,
  newSection,
  pageUpdate,
  pageValues,
  sectionKinds,
  sectionUpdate,
  sectionValues,
  websiteLimits,
  type NewSectionValues,
  type PageValues,
  type SectionValues,
  type SiteTextValues,
} from './values';
