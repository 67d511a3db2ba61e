'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ApiError } from '../../../client';
import {
  duplicateSiteSection,
  getCustomHtml,
  getScreenshot,
  getSiteConf,
  updateSiteSection,
  type SiteSection,
  type WebsiteConf,
} from '../../../contract';
import { sectionUpdate, sectionValues, type SectionValues } from '../../../domain/website';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { readAgain } from '../resource/refresh';
import { isUnknown } from '../resource/useRead';

/** A part of a section that is changed, and its place in its tab from 0. */
export type SectionChange = Partial<SectionValues> & { position?: number };

const gone = { code: 4046 } as const;

function sectionIn({ tabs }: WebsiteConf, id: string): SiteSection {
  const section = tabs.flatMap(({ sections }) => sections).find((each) => each.id === id);
  if (!section) throw new ApiError('refused', 404, gone, 'This section was removed meanwhile.');
  return section;
}

/**
 * What an event's site is made of, and the ways to change it, which reject with the client's ApiError; pictures and texts of the site
 * in the same page follow. Reading never throws; read `isError`. 002 §7 site_conf, site tabs section.
 * @experimental
 */
export function useWebsite(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const options = useMemo(
    () => endpointQuery(client, getSiteConf, { params: { eventId } }),
    [client, eventId],
  );
  const query = useQuery({ ...options, staleTime: 0 });
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const read = async (id: string) => {
    const conf = await client.call(getSiteConf, { params: { eventId } });
    queries.setQueryData(options.queryKey, conf);
    return sectionIn(conf, id);
  };
  const changed = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      void readAgain(queries, [getScreenshot, getCustomHtml]);
      // Refused as well: somebody else may have been faster.
      await queries.invalidateQueries({ queryKey: options.queryKey });
    }
  };
  const put = (
    { id, tabId }: SiteSection,
    values: SectionValues,
    modified: SiteSection['modified'],
    position?: number,
  ) =>
    changed(
      client.call(updateSiteSection, {
        params: { eventId, tabId, sectionId: id },
        body: sectionUpdate(values, modified, position),
      }),
    );
  const changeNow = async (id: string, { position, ...values }: SectionChange) => {
    const conf = queries.getQueryData<WebsiteConf>(options.queryKey);
    const section = conf ? sectionIn(conf, id) : await read(id);
    return put(section, { ...sectionValues(section), ...values }, section.modified, position);
  };
  return {
    conf: query.data,
    isError: query.isError,
    isUnknown: isUnknown(query.error),
    isFetching: query.isFetching,
    refetch: query.refetch,
    /** As it is saved now. */
    read,
    /** Saves what a form has, made on the section of that moment: 4090 when somebody else changed it since. */
    save: put,
    /** Changes a part of a section as it is now; one after the other, so that two presses in a row do not meet. */
    change: (id: string, change: SectionChange): Promise<SiteSection> => {
      const run = turn.current.then(() => changeNow(id, change));
      turn.current = run.catch(() => undefined);
      return run;
    },
    /** A hidden copy: behind it, or at the end of another tab. */
    duplicate: ({ id, tabId }: SiteSection, toTabId: string) =>
      changed(
        client.call(duplicateSiteSection, {
          params: { eventId, tabId, sectionId: id },
          body: toTabId === tabId ? {} : { toTabId },
        }),
      ),
  };
}

/** Pixels; twice what the picture takes on a wide screen. */
const pictureWidth = 1024;

/**
 * A picture of a page of the site, taken by the backend within 5 s (002 §9). Never throws; read `error`: 4091 the site is not published.
 * @experimental
 */
export function useScreenshot(eventId: string, tabId: string) {
  const { client } = useEnvironment();
  const { data, error, isFetching, refetch } = useQuery(
    endpointQuery(client, getScreenshot, { params: { eventId }, query: { tabId, width: pictureWidth } }),
  );
  return {
    data,
    isFetching,
    refetch,
    isError: error !== null,
    /** There is no picture of a site that nobody sees. */
    isUnpublished: error instanceof ApiError && error.code === 4091,
  };
}
