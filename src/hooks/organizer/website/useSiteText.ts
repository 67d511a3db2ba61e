'use client';
import { ApiError } from '../../../client';
import {
  getCustomCode,
  getScreenshot,
  getWebsiteCss,
  updateCustomCode,
  updateWebsiteCss,
  type CustomCodePlace,
} from '../../../contract';
import { readSiteText, type SiteTextValues } from '../../../domain/website';
import { recordResource, useRecord } from '../resource/useRecord';

const toForm = (served: string): SiteTextValues => ({ text: readSiteText(served).text });
const versionOf = (served: string): number => readSiteText(served).version;

/** The calls take no version: a text is read once more before it is written over, and nothing is sent where it is the same. */
async function send(
  read: () => Promise<string>,
  write: () => Promise<string>,
  text: string,
  version: number,
): Promise<string> {
  const served = await read();
  if (versionOf(served) !== version)
    throw new ApiError('refused', 409, { code: 4090 }, 'Somebody else changed it meanwhile.');
  return toForm(served).text === text ? served : write();
}

const styleSheet = /* @__PURE__ */ recordResource({
  read: getWebsiteCss,
  write: updateWebsiteCss,
  toForm,
  toRequest: ({ text }: SiteTextValues, { input }) => ({ ...input, body: text }),
  version: versionOf,
  invalidates: [getScreenshot],
  send: (client, request, { input, version }) =>
    send(
      () => client.call(getWebsiteCss, input),
      () => client.call(updateWebsiteCss, request),
      request.body,
      version,
    ),
});

const customCode = /* @__PURE__ */ recordResource({
  read: getCustomCode,
  write: updateCustomCode,
  toForm,
  toRequest: ({ text }: SiteTextValues, { input }) => ({ ...input, body: text }),
  version: versionOf,
  invalidates: [getScreenshot],
  send: (client, request, { input, version }) =>
    send(
      () => client.call(getCustomCode, input),
      () => client.call(updateCustomCode, request),
      request.body,
      version,
    ),
});

/** The style sheet of an event's site. Whatever is no 200 is an error (002 §8). 002 §7 websiteCss. @experimental */
export const useStyleSheet = (eventId: string) => useRecord(styleSheet, { params: { eventId } });

/** What other services run on an event's site, in one place. Whatever is no 200 is an error (002 §8). 002 §7 customCode. @experimental */
export const useCustomCode = (eventId: string, place: CustomCodePlace) =>
  useRecord(customCode, { params: { eventId }, query: { place } });
