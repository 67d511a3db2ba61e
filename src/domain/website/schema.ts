import { boolean, object, string, type ObjectSchema } from 'yup';
import type { SiteSectionKind } from '../../contract';
import { safeUrl } from '../links/safeUrl';
import { websiteLimits, type SectionValues, type SiteTextValues } from './values';

/** Code has a place of its own: neither elements that load or run something, nor handlers, nor addresses that are code. */
const codeIn = [
  /<\s*(script|iframe|object|embed|base|meta|link|style)\b/i,
  /<[^>]*[\s"'/]on[a-z]+\s*=/i,
  /(javascript|vbscript|data)\s*:/i,
];

const isPicture = (address: string) => safeUrl(address, { allow: ['https:'] })?.startsWith('https:') === true;
const hasNoCode = (html: string) => !codeIn.some((pattern) => pattern.test(html));

/** A section of that kind. Answers i18n keys. */
export const sectionSchema = (kind: SiteSectionKind): ObjectSchema<SectionValues> =>
  object({
    title: string()
      .default('')
      .defined()
      .test('title', 'organizer.website.error.title', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.website.error.titleTooLong',
        (value) => value.trim().length <= websiteLimits.title,
      ),
    content: string()
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
        (value) => kind !== 'image' || isPicture(value.trim()),
      )
      .test('html', 'organizer.website.error.html', (value) => kind !== 'html' || hasNoCode(value)),
    visible: boolean().default(true).defined(),
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
