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
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

const keptOf = (served: string): Kept<SiteTextValues> => {
  const { text, version } = readSiteText(served);
  return { values: { text }, version };
};

/** The calls take no version: a text is read once more before it is written over, and nothing is sent where it is the same. */
async function write(
  { text }: SiteTextValues,
  version: number,
  read: () => Promise<string>,
  send: (text: string) => Promise<string>,
): Promise<string> {
  const served = await read();
  const now = keptOf(served);
  if (now.version !== version)
    throw new ApiError('refused', 409, { code: 4090 }, 'Somebody else changed it meanwhile.');
  return now.values.text === text ? served : send(text);
}

/** The style sheet of an event's site. Whatever is no 200 is an error (002 §8). 002 §7 websiteCss. @experimental */
export function useStyleSheet(eventId: string) {
  const input = { params: { eventId } };
  return useKeptRecord({
    ...{ read: getWebsiteCss, input, keptOf, alsoIn: [getScreenshot] },
    write: (client, values: SiteTextValues, version) =>
      write(
        values,
        version,
        () => client.call(getWebsiteCss, input),
        (body) => client.call(updateWebsiteCss, { ...input, body }),
      ),
  });
}

/** What other services run on an event's site, in one place. Whatever is no 200 is an error (002 §8). 002 §7 customCode. @experimental */
export function useCustomCode(eventId: string, place: CustomCodePlace) {
  const input = { params: { eventId }, query: { place } };
  return useKeptRecord({
    ...{ read: getCustomCode, input, keptOf, alsoIn: [getScreenshot] },
    write: (client, values: SiteTextValues, version) =>
      write(
        values,
        version,
        () => client.call(getCustomCode, input),
        (body) => client.call(updateCustomCode, { ...input, body }),
      ),
  });
}
