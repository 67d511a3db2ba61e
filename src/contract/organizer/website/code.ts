import { endpoint } from '../../endpoint';
import type { CustomCodePlace } from './entities';
import * as answers from '../../generated/organizer/website';

const ours = { base: 'v1', auth: 'account', chosen: true, chosenShape: true } as const;
/** What visitors load too. */
const forAll = { base: 'v1', chosen: true, chosenShape: true } as const;

/**
 * Read the style sheet of an event's site. 002 §7 websiteCss. For anyone. It begins with a comment that names its version, so that it
 * is never empty; whatever is no 200 is rejected (002 §8).
 * @calls 368
 * @experimental
 */
export const getWebsiteCss = endpoint<{ params: { eventId: string }; ok: string }>()({
  ...forAll,
  status: 200,
  method: 'GET',
  path: '/events/:eventId/websiteCss',
  answers: 'text',
  reads: answers.getWebsiteCss,
});

/**
 * Replace the style sheet of an event's site. 002 §7 websiteCss. Answers it as visitors get it.
 * Fails: 4022 it is longer than 100,000 characters, or its braces, quotes or comments don't close; or it loads something that is
 * not https.
 * @calls 368
 * @experimental
 */
export const updateWebsiteCss = endpoint<{
  params: { eventId: string };
  body: string;
  ok: string;
  fail: 4022;
}>()({
  ...ours,
  method: 'PUT',
  path: '/events/:eventId/websiteCss',
  sends: 'text',
  answers: 'text',
  reads: answers.updateWebsiteCss,
});

/**
 * Read the code an organizer put into the event's site, e.g. for statistics: HTML with scripts. 002 §7 customCode. For anyone. It
 * begins with a comment that names its version, so that it is never empty; whatever is no 200 is rejected (002 §8). Run it only
 * on the site it is for.
 * @calls 369
 * @experimental
 */
export const getCustomCode = endpoint<{
  params: { eventId: string };
  query: { place: CustomCodePlace };
  ok: string;
}>()({
  ...forAll,
  status: 200,
  method: 'GET',
  path: '/events/:eventId/customCode',
  answers: 'text',
  reads: answers.getCustomCode,
});

/**
 * Replace the code an organizer put into the event's site. 002 §7 customCode. Answers it as visitors get it. Fails: 4022 it is longer
 * than 50,000 characters, a script does not close, or one is loaded from what is not https.
 * @calls 369
 * @experimental
 */
export const updateCustomCode = endpoint<{
  params: { eventId: string };
  query: { place: CustomCodePlace };
  body: string;
  ok: string;
  fail: 4022;
}>()({
  ...ours,
  method: 'PUT',
  path: '/events/:eventId/customCode',
  sends: 'text',
  answers: 'text',
  reads: answers.updateCustomCode,
});

/**
 * Read the HTML of an `html` section as it was published last, for anyone who sees the section. 002 §7 customHtml. It has no scripts; whoever shows it filters it
 * all the same. Fails: 4046 there is no such section, it is hidden, or of another kind.
 * @calls 370
 * @experimental
 */
export const getCustomHtml = endpoint<{
  params: { eventId: string; sectionId: string };
  ok: string;
  fail: 4046;
}>()({
  ...forAll,
  method: 'GET',
  path: '/events/:eventId/customHtml/:sectionId',
  answers: 'text',
});
