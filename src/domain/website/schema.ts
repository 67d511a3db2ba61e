import { boolean, object, string, type ObjectSchema } from 'yup';
import type { SiteSectionKind } from '../../contract';
import { safeUrl } from '../links/safeUrl';
import {
  websiteLimits,
  type NewSectionValues,
  type PageValues,
  type SectionValues,
  type SiteTextValues,
} from './values';

/** Code has a place of its own: neither elements that load or run something, nor handlers, nor addresses that are code. */
const codeIn = [
  /<\s*(script|iframe|object|embed|base|meta|link|style)\b/i,
  /<[^>]*[\s"'/]on[a-z]+\s*=/i,
  /(javascript|vbscript|data)\s*:/i,
];

const isPicture = (address: string) => safeUrl(address, { allow: ['https:'] })?.startsWith('https:') === true;
const hasNoCode = (html: string) => !codeIn.some((pattern) => pattern.test(html));

const titleSchema = () =>
  string()
    .default('')
    .defined()
    .test('title', 'organizer.website.error.title', (value) => value.trim() !== '')
    .test(
      'length',
      'organizer.website.error.titleTooLong',
      (value) => value.trim().length <= websiteLimits.title,
    );

const contentSchema = (kindOf: (section: { kind: SiteSectionKind }) => SiteSectionKind) =>
  string()
    .default('')
    .defined()
    .test(
      'length',
      'organizer.website.error.contentTooLong',
      (value) => value.trim().length <= websiteLimits.content,
    )
    .test(
      'picture',
      'organizer.website.error.picture',
      (value, { parent }) =>
        kindOf(parent as { kind: SiteSectionKind }) !== 'image' || isPicture(value.trim()),
    )
    .test(
      'html',
      'organizer.website.error.html',
      (value, { parent }) => kindOf(parent as { kind: SiteSectionKind }) !== 'html' || hasNoCode(value),
    );

/** A section of that kind. Answers i18n keys. */
export const sectionSchema = (kind: SiteSectionKind): ObjectSchema<SectionValues> =>
  object({
    title: titleSchema(),
    content: contentSchema(() => kind),
    visible: boolean().default(true).defined(),
  });

/** A section to be, of the kind that is chosen with it. Answers i18n keys. */
export const newSectionSchema: ObjectSchema<NewSectionValues> = /* @__PURE__ */ object({
  kind: /* @__PURE__ */ string<SiteSectionKind>().default('text').defined(),
  title: /* @__PURE__ */ titleSchema(),
  content: /* @__PURE__ */ contentSchema(({ kind }) => kind),
});

/** A page of the site. Answers i18n keys. */
export const pageSchema: ObjectSchema<PageValues> = /* @__PURE__ */ object({
  name: /* @__PURE__ */ string()
    .default('')
    .defined()
    .test('name', 'organizer.tags.problem.nameRequired', (value) => value.trim() !== '')
    .test(
      'length',
      'organizer.website.error.pageNameTooLong',
      (value) => value.trim().length <= websiteLimits.pageName,
    ),
  visible: /* @__PURE__ */ boolean().default(true).defined(),
});

const siteTextSchema = (limit: number, tooLong: string): ObjectSchema<SiteTextValues> =>
  object({
    text: string()
      .default('')
      .defined()
      .test('length', tooLong, (value) => value.length <= limit),
  });

/** The style sheet; what is wrong in it the backend says. */
export const cssSchema = /* @__PURE__ */ siteTextSchema(
  websiteLimits.css,
  'organizer.website.error.cssTooLong',
);
/** Custom code of one place; what is wrong in it the backend says. */
export const codeSchema = /* @__PURE__ */ siteTextSchema(
  websiteLimits.code,
  'organizer.website.error.codeTooLong',
);
