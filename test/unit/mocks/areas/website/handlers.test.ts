import { describe, expect, it } from 'vitest';
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
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();

const params = { eventId: '1001' };
const conf = () => client.call(getSiteConf, { params });
const sectionsOf = async (tabId: string) =>
  (await conf()).tabs.find(({ id }) => id === tabId)?.sections ?? [];
const idsOf = async (tabId: string) => (await sectionsOf(tabId)).map(({ id }) => id);

interface Changes {
  title?: string;
  content?: string;
  visible?: boolean;
  position?: number;
}
const update = async (tabId: string, sectionId: string, changes: Changes) => {
  const before = (await sectionsOf(tabId)).find(({ id }) => id === sectionId);
  const { title = '', content = '', visible = true, modified = '2026-01-27T10:00:00.000Z' } = before ?? {};
  return client.call(updateSiteSection, {
    params: { ...params, tabId, sectionId },
    body: { title, content, visible, modified, ...changes },
  });
};

describe('a section', () => {
  it('changes what it says, and where it stands in its tab', async () => {
    const changed = await update('tab-pier', 'section-ferry', { content: ' Until 23:55. ', position: 0 });
    expect(changed).toMatchObject({ kind: 'text', content: 'Until 23:55.' });
    expect(await idsOf('tab-pier')).toEqual(['section-ferry', 'section-map', 'section-stay']);
    expect((await idsOf('tab-home'))[0]).toBe('section-harbour');
  });

  it('is not overwritten by who read it before', async () => {
    const [before] = await sectionsOf('tab-pier');
    await update('tab-pier', 'section-map', { title: 'The way' });
    const stale = client.call(updateSiteSection, {
      params: { ...params, tabId: 'tab-pier', sectionId: 'section-map' },
      body: { title: 'Map', content: '', visible: true, modified: before?.modified ?? '' },
    });
    expect((await failureOf(stale)).status).toBe(409);
  });

  eachRow([
    ['tab-home', 'section-harbour', { content: 'http://media.example/harbour.jpg' }, 4000],
    ['tab-home', 'section-what', { title: ' ' }, 4000],
    ['tab-home', 'section-quote', { content: '<p onclick="steal()">Hi</p>' }, 4022],
    ['tab-home', 'section-quote', { content: '<script>steal()</script>' }, 4022],
    ['tab-home', 'section-quote', { content: '<a href="javascript:steal()">Hi</a>' }, 4022],
    ['tab-pier', 'section-quote', { title: 'Elsewhere' }, 4046],
  ])('of %s, %s, is refused: %o', async (tabId, sectionId, changes, code) => {
    expect((await failureOf(update(tabId, sectionId, changes))).code).toBe(code);
  });

  it('is copied hidden, behind the one it is of or into another tab', async () => {
    const duplicate = (body: { toTabId?: string }) =>
      client.call(duplicateSiteSection, {
        params: { ...params, tabId: 'tab-home', sectionId: 'section-what' },
        body,
      });
    const beside = await duplicate({});
    expect(beside).toMatchObject({ title: 'What it is', visible: false });
    expect((await idsOf('tab-home')).slice(1, 3)).toEqual(['section-what', beside.id]);
    const elsewhere = await duplicate({ toTabId: 'tab-press' });
    expect((await idsOf('tab-press')).at(-1)).toBe(elsewhere.id);
    expect((await failureOf(duplicate({ toTabId: 'tab-9' }))).code).toBe(4046);
  });
});

describe('the style sheet', () => {
  const save = (css: string) => client.call(updateWebsiteCss, { params, body: css });

  it('is read by anyone as it was saved, under its version', async () => {
    await save('h1 { color: "}"; }');
    backend.db.session = 'none';
    expect(await client.call(getWebsiteCss, { params })).toBe(
      '/* 1001, css, version 8 */\nh1 { color: "}"; }',
    );
    expect((await failureOf(save('h1 {}'))).status).toBe(401);
  });

  it('does not gather versions when what was read is saved', async () => {
    await save(await client.call(getWebsiteCss, { params }));
    expect((await client.call(getWebsiteCss, { params })).match(/version/g)).toHaveLength(1);
  });

  eachRow([
    'h1 { color: red',
    'h1 } {',
    '/* open',
    'h1::after { content: "open }',
    '@import "http://styles.example/a.css";',
    'h1 { background: url(http://pictures.example/a.png) }',
    'x'.repeat(100_001),
  ])('is refused: %.60s', async (css) => {
    expect((await failureOf(save(css))).code).toBe(4022);
  });
});

describe.each(['empty204', 'html502', 'error500'] as const)('with %s', (kind) => {
  eachRow([
    ['getWebsiteCss', () => client.call(getWebsiteCss, { params })],
    ['getCustomCode', () => client.call(getCustomCode, { params, query: { place: 'head' } })],
    ['getScreenshot', () => client.call(getScreenshot, { params })],
  ] as const)('%s is rejected, as it is no 200', async (name, call) => {
    await backend.setFaults({ [name]: { kind } });
    const failure = await failureOf(call());
    expect(failure.kind).toBe('refused');
  });
});

describe('custom code', () => {
  const save = (body: string) => client.call(updateCustomCode, { params, query: { place: 'bodyEnd' }, body });
  const read = (place: 'head' | 'bodyEnd') => client.call(getCustomCode, { params, query: { place } });

  it('is kept for each place', async () => {
    expect(await read('bodyEnd')).toBe('<!-- 1001, bodyEnd, version 0 -->\n');
    const saved = await save('<script src="https://counter.example/a.js"></script>');
    expect(await read('bodyEnd')).toBe(saved);
    expect(await read('head')).toContain('northlight.js');
  });

  eachRow(['<script>', '<script src="http://counter.example/a.js"></script>', 'x'.repeat(50_001)])(
    'is refused: %.60s',
    async (code) => {
      expect((await failureOf(save(code))).code).toBe(4022);
    },
  );

  it('has two places', async () => {
    expect((await failureOf(read('middle' as 'head'))).failure?.field).toBe('place');
  });
});

it('custom HTML is seen where its section is', async () => {
  const html = (sectionId: string) => client.call(getCustomHtml, { params: { ...params, sectionId } });
  expect(await html('section-quote')).toContain('<blockquote>');
  for (const hidden of ['section-kit', 'section-what', 'section-9'])
    expect((await failureOf(html(hidden))).code).toBe(4046);
});

it('a hosted file is known by what it is', async () => {
  const file = (fileId: string) => client.call(getFileMetadata, { params: { fileId } });
  expect(await file('file-harbour')).toMatchObject({ mimeType: 'image/jpeg', width: 2400 });
  expect(await file('file-programme')).toMatchObject({ mimeType: 'application/pdf', width: null });
  expect((await failureOf(file('file-9'))).status).toBe(404);
});

describe('a screenshot', () => {
  const shoot = (query: { tabId?: string; width?: number } = {}, eventId = '1001') =>
    client.call(getScreenshot, { params: { eventId }, query });

  it('is another one whenever the page changes', async () => {
    const before = await shoot();
    expect(before.width).toBe(1280);
    expect((await shoot()).url).toBe(before.url);
    await update('tab-home', 'section-what', { content: 'Three days.' });
    expect((await shoot()).url).not.toBe(before.url);
  });

  it('is of what visitors can see', async () => {
    expect((await failureOf(shoot({ tabId: 'tab-press' }))).code).toBe(4046);
    expect((await failureOf(shoot({}, '1003'))).code).toBe(4091);
    expect((await failureOf(shoot({ width: 100 }))).failure?.field).toBe('width');
  });
});
