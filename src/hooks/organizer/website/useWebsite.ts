'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ApiError } from '../../../client';
import {
  createSiteSection,
  createSiteTab,
  deleteSiteSection,
  deleteSiteTab,
  discardSiteChanges,
  duplicateSiteSection,
  getCustomHtml,
  getScreenshot,
  getSiteConf,
  publishSite,
  updateSiteSection,
  updateSiteTab,
  type SiteSection,
  type SiteTab,
  type WebsiteConf,
} from '../../../contract';
import {
  newSection,
  pageUpdate,
  pageValues,
  sectionUpdate,
  sectionValues,
  type NewSectionValues,
  type PageValues,
  type SectionValues,
} from '../../../domain/website';
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

function pageIn({ tabs }: WebsiteConf, id: string): SiteTab {
  const page = tabs.find((each) => each.id === id);
  if (!page) throw new ApiError('refused', 404, gone, 'This page was removed meanwhile.');
  return page;
}

/**
 * What an event's site is made of, and the ways to change it, which reject with the client's ApiError; pictures and texts of the site
 * in the same page follow. What is changed is a draft until it is published. Reading never throws; read `isError`. 002 §7 site_conf, site tabs section.
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

  const readConf = async () => {
    const conf = await client.call(getSiteConf, { params: { eventId } });
    queries.setQueryData(options.queryKey, conf);
    return conf;
  };
  const current = async () => queries.getQueryData<WebsiteConf>(options.queryKey) ?? readConf();
  const read = async (id: string) => sectionIn(await readConf(), id);
  const readPage = async (id: string) => pageIn(await readConf(), id);
  /** One after the other, so that two presses in a row do not meet. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const run = turn.current.then(change);
    turn.current = run.catch(() => undefined);
    return run;
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
    const section = sectionIn(await current(), id);
    return put(section, { ...sectionValues(section), ...values }, section.modified, position);
  };
  const putPage = (
    { id }: Pick<SiteTab, 'id'>,
    values: PageValues,
    modified: SiteTab['modified'],
    position?: number,
  ) =>
    changed(
      client.call(updateSiteTab, {
        params: { eventId, tabId: id },
        body: pageUpdate(values, modified, position),
      }),
    );
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
    /** Changes a part of a section as it is now. */
    change: (id: string, change: SectionChange) => inTurn(() => changeNow(id, change)),
    /** At the end of a page, visible. */
    create: (tabId: string, values: NewSectionValues) =>
      changed(client.call(createSiteSection, { params: { eventId, tabId }, body: newSection(values) })),
    remove: ({ id, tabId }: SiteSection) =>
      changed(client.call(deleteSiteSection, { params: { eventId, tabId, sectionId: id } })),
    /** As it is saved now. */
    readPage,
    /** Behind the others, visible and empty. */
    createPage: (name: string) =>
      changed(client.call(createSiteTab, { params: { eventId }, body: { name: name.trim() } })),
    /** Saves what a form has, made on the page of that moment: 4090 when somebody else changed it since. */
    savePage: putPage,
    /** Puts a page at a place from 0. */
    movePage: (id: string, position: number) =>
      inTurn(async () => {
        const page = pageIn(await current(), id);
        return putPage(page, pageValues(page), page.modified, position);
      }),
    /** With what is on it. */
    removePage: (id: string) => changed(client.call(deleteSiteTab, { params: { eventId, tabId: id } })),
    /** Shows visitors the site as it was read at that moment: 4090 when somebody changed it since. */
    publish: (modified: WebsiteConf['modified']) =>
      changed(client.call(publishSite, { params: { eventId }, body: { modified } })),
    /** Back to what visitors see: 4090 when somebody changed the site since that moment. */
    discard: (modified: WebsiteConf['modified']) =>
      changed(client.call(discardSiteChanges, { params: { eventId }, body: { modified } })),
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
