import { describe, expect, it } from 'vitest';
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
  type NewSiteSection,
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

const idsOfPages = async () => (await conf()).tabs.map(({ id }) => id);
const publish = async () => {
  const { modified } = await conf();
  return client.call(publishSite, { params, body: { modified } });
};
const updateTab = async (
  tabId: string,
  changes: { name?: string; visible?: boolean; position?: number; modified?: string },
) => {
  const before = (await conf()).tabs.find(({ id }) => id === tabId);
  const { name = '', visible = true, modified = '2026-01-27T10:00:00.000Z' } = before ?? {};
  return client.call(updateSiteTab, {
    params: { ...params, tabId },
    body: { name, visible, modified, ...changes },
  });
};

describe('a new section', () => {
  const create = (body: Partial<NewSiteSection>, tabId = 'tab-pier') =>
    client.call(createSiteSection, {
      params: { ...params, tabId },
      body: { kind: 'text', title: 'By bus', content: ' Line 7. ', visible: true, ...body },
    });

  it('stands at the end, or where it is wanted', async () => {
    const last = await create({});
    expect(last).toMatchObject({ kind: 'text', content: 'Line 7.', tabId: 'tab-pier' });
    const first = await create({ kind: 'map', position: 0 });
    expect(first.content).toBe('');
    const ids = await idsOf('tab-pier');
    expect([ids[0], ids.at(-1)]).toEqual([first.id, last.id]);
  });

  eachRow([
    [{ title: ' ' }, 4000],
    [{ kind: 'image', content: 'http://media.example/harbour.jpg' }, 4000],
    [{ kind: 'html', content: '<script>steal()</script>' }, 4022],
  ] as const)('is refused as %o', async (body, code) => {
    expect((await failureOf(create(body))).code).toBe(code);
  });

  it('needs a page with room for it', async () => {
    expect((await failureOf(create({}, 'tab-9'))).code).toBe(4046);
    for (let count = (await idsOf('tab-pier')).length; count < 30; count += 1) await create({});
    expect((await failureOf(create({}))).code).toBe(4022);
  });

  it('is removed from its own page only', async () => {
    const remove = (tabId: string) =>
      client.call(deleteSiteSection, { params: { ...params, tabId, sectionId: 'section-map' } });
    expect((await failureOf(remove('tab-home'))).code).toBe(4046);
    await remove('tab-pier');
    expect(await idsOf('tab-pier')).toEqual(['section-ferry', 'section-stay']);
  });
});

describe('a page', () => {
  const create = (name: string) => client.call(createSiteTab, { params, body: { name } });

  it('stands behind the others, visible, at an address of its own', async () => {
    expect(await create(' Où dormir ')).toMatchObject({
      name: 'Où dormir',
      slug: 'ou-dormir',
      visible: true,
    });
    expect((await create('Programme')).slug).toBe('programme-2');
    expect((await create('會場')).slug).toBe('page');
    expect((await failureOf(create(' '))).code).toBe(4000);
  });

  it('is one of twenty', async () => {
    for (let count = (await idsOfPages()).length; count < 20; count += 1) await create('Venue');
    expect((await failureOf(create('Venue'))).code).toBe(4022);
  });

  it('keeps its address when it is renamed, and is where visitors arrive when it is moved to the front', async () => {
    expect(await updateTab('tab-programme', { name: 'Agenda' })).toMatchObject({ slug: 'programme' });
    expect(await updateTab('tab-pier', { position: 0 })).toMatchObject({ slug: '' });
    const { tabs } = await conf();
    expect(tabs.map(({ id, slug }) => [id, slug])).toEqual([
      ['tab-pier', ''],
      ['tab-home', 'northlight'],
      ['tab-programme', 'programme'],
      ['tab-press', 'press'],
    ]);
  });

  it('is not overwritten by who read it before', async () => {
    const [before] = (await conf()).tabs;
    await updateTab('tab-home', { name: 'Start' });
    const stale = updateTab('tab-home', { name: 'Home', modified: before?.modified ?? '' });
    expect((await failureOf(stale)).code).toBe(4090);
    expect((await failureOf(updateTab('tab-9', { name: 'Home' }))).code).toBe(4046);
  });

  it('goes with its sections', async () => {
    await client.call(deleteSiteTab, { params: { ...params, tabId: 'tab-home' } });
    const { tabs } = await conf();
    expect(tabs.map(({ slug }) => slug)).toEqual(['', 'pier', 'press']);
    expect(tabs.flatMap(({ sections }) => sections).some(({ tabId }) => tabId === 'tab-home')).toBe(false);
  });
});

describe('what visitors see', () => {
  it('is what was published last', async () => {
    await update('tab-home', 'section-quote', { content: '<p>Mine too.</p>' });
    const html = () => client.call(getCustomHtml, { params: { ...params, sectionId: 'section-quote' } });
    expect(await html()).toContain('I bought a coat');
    const published = await publish();
    expect(published.live).toEqual(published.tabs);
    expect(published.publishedAt).toBe(published.modified);
    expect(await html()).toBe('<p>Mine too.</p>');
  });

  it('is gone back to with what was changed', async () => {
    const before = await conf();
    await client.call(createSiteTab, { params, body: { name: 'Venue' } });
    await client.call(deleteSiteTab, { params: { ...params, tabId: 'tab-pier' } });
    await update('tab-home', 'section-what', { content: 'Three days.' });
    const { modified } = await conf();
    const after = await client.call(discardSiteChanges, { params, body: { modified } });
    expect(after.tabs).toEqual(before.tabs);
    expect(after.live).toEqual(before.live);
  });

  it('is neither published nor gone back to by who did not see the last change', async () => {
    const { modified } = await conf();
    await update('tab-home', 'section-what', { content: 'Three days.' });
    const stale = { params, body: { modified } };
    expect((await failureOf(client.call(publishSite, stale))).code).toBe(4090);
    expect((await failureOf(client.call(discardSiteChanges, stale))).code).toBe(4090);
  });

  it('is at least one page', async () => {
    for (const tabId of ['tab-home', 'tab-programme', 'tab-pier']) await updateTab(tabId, { visible: false });
    expect((await failureOf(publish())).code).toBe(4022);
  });

  it('is nothing before the first time, to which nobody can go back', async () => {
    const other = { eventId: '1003' };
    const before = await client.call(getSiteConf, { params: other });
    expect(before).toMatchObject({ published: false, live: [], publishedAt: null });
    const { modified } = before;
    const discarded = client.call(discardSiteChanges, { params: other, body: { modified } });
    expect((await failureOf(discarded)).code).toBe(4091);
    await client.call(createSiteTab, { params: other, body: { name: 'Summer' } });
    const touched = await client.call(getSiteConf, { params: other });
    const published = await client.call(publishSite, {
      params: other,
      body: { modified: touched.modified },
    });
    expect(published).toMatchObject({ published: true, live: [{ name: 'Summer', slug: '' }] });
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

  it('is another one whenever a change is published', async () => {
    const before = await shoot();
    expect(before.width).toBe(1280);
    expect((await shoot()).url).toBe(before.url);
    await update('tab-home', 'section-what', { content: 'Three days.' });
    expect((await shoot()).url).toBe(before.url);
    await publish();
    expect((await shoot()).url).not.toBe(before.url);
  });

  it('is of what visitors can see', async () => {
    expect((await failureOf(shoot({ tabId: 'tab-press' }))).code).toBe(4046);
    expect((await failureOf(shoot({}, '1003'))).code).toBe(4091);
    expect((await failureOf(shoot({ width: 100 }))).failure?.field).toBe('width');
  });
});
