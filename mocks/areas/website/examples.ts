import {
  duplicateSiteSection,
  getCustomCode,
  getCustomHtml,
  getFileMetadata,
  getScreenshot,
  getSiteConf,
  getWebsiteCss,
  updateCustomCode,
  updateSiteSection,
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
  getScreenshot: exampleOf(getScreenshot, { params, query: { tabId: 'tab-programme', width: 800 } }),
} satisfies Examples;
