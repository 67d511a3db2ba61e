import {
  createSiteSection,
  createSiteTab,
  deleteSiteSection,
  deleteSiteTab,
  discardSiteChanges,
  duplicateSiteSection,
  getCustomCode,
  getCustomHtml,
  getFileMetadata,
  getScreenshot,
  getSiteConf,
  getWebsiteCss,
  publishSite,
  updateCustomCode,
  updateSiteSection,
  updateSiteTab,
  updateWebsiteCss,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };
const ferry = { ...params, tabId: 'tab-pier', sectionId: 'section-ferry' };

export const websiteExamples = {
  updateSiteSection: async (call) => {
    const { tabs } = await call(getSiteConf, { params });
    const section = tabs.flatMap(({ sections }) => sections).find(({ id }) => id === ferry.sectionId);
    return exampleOf(updateSiteSection, {
      params: ferry,
      body: {
        title: 'By ferry',
        content: 'The last boat leaves at 23:55.',
        visible: true,
        position: 0,
        modified: section?.modified ?? '',
      },
    });
  },
  duplicateSiteSection: exampleOf(duplicateSiteSection, {
    params: ferry,
    body: { toTabId: 'tab-home' },
  }),
  createSiteSection: exampleOf(createSiteSection, {
    params: { ...params, tabId: 'tab-pier' },
    body: { kind: 'text', title: 'By bus', content: 'Line 7 stops at the pier.', visible: true, position: 2 },
  }),
  deleteSiteSection: exampleOf(deleteSiteSection, { params: ferry }),
  createSiteTab: exampleOf(createSiteTab, { params, body: { name: 'Venue' } }),
  updateSiteTab: async (call) => {
    const { tabs } = await call(getSiteConf, { params });
    const tab = tabs.find(({ id }) => id === ferry.tabId);
    return exampleOf(updateSiteTab, {
      params: { ...params, tabId: ferry.tabId },
      body: { name: 'Pier and harbour', visible: true, position: 1, modified: tab?.modified ?? '' },
    });
  },
  deleteSiteTab: exampleOf(deleteSiteTab, { params: { ...params, tabId: 'tab-press' } }),
  publishSite: async (call) => {
    const { modified } = await call(getSiteConf, { params });
    return exampleOf(publishSite, { params, body: { modified } });
  },
  discardSiteChanges: async (call) => {
    const { modified } = await call(getSiteConf, { params });
    return exampleOf(discardSiteChanges, { params, body: { modified } });
  },
  getSiteConf: exampleOf(getSiteConf, { params }),
  getWebsiteCss: exampleOf(getWebsiteCss, { params }),
  updateWebsiteCss: exampleOf(updateWebsiteCss, { params, body: 'h1 {\n  color: #0b3d5c;\n}\n' }),
  getCustomCode: exampleOf(getCustomCode, { params, query: { place: 'head' } }),
  updateCustomCode: exampleOf(updateCustomCode, {
    params,
    query: { place: 'bodyEnd' },
    body: '<script async src="https://counter.example/northlight-2.js"></script>\n',
  }),
  getCustomHtml: exampleOf(getCustomHtml, { params: { ...params, sectionId: 'section-quote' } }),
  getFileMetadata: exampleOf(getFileMetadata, { params: { fileId: 'file-harbour' } }),
  getScreenshot: exampleOf(getScreenshot, { params, query: { width: 800 } }),
} satisfies Examples;
