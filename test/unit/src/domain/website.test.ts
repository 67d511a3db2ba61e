import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import type { SiteSection, SiteTab } from '../../../../src/contract';
import {
  codeSchema,
  cssSchema,
  hasOwnContent,
  hostedFileId,
  linesOf,
  newSection,
  newSectionSchema,
  pageSchema,
  readSiteText,
  sectionSchema,
  sectionUpdate,
  sectionValues,
  siteChanges,
} from '../../../../src/domain/website';
import { eachRow } from '../../../eachRow';

const section: SiteSection = {
  id: 'section-1',
  tabId: 'tab-1',
  kind: 'text',
  title: ' By ferry ',
  content: ' At 23:40.\n',
  visible: false,
  modified: '2026-01-27T10:00:00.000Z',
};

describe('a section', () => {
  it('is saved on the one that was read, without what is around its words, and stays where it is', () => {
    expect(sectionUpdate(sectionValues(section), section.modified)).toEqual({
      title: 'By ferry',
      content: 'At 23:40.',
      visible: false,
      modified: '2026-01-27T10:00:00.000Z',
    });
    expect(sectionUpdate(sectionValues(section), section.modified, 0).position).toBe(0);
  });

  it('has words of its own or shows what is kept elsewhere', () => {
    const kinds = ['text', 'image', 'html', 'tickets', 'agenda', 'speakers', 'partners', 'map'] as const;
    expect(kinds.filter(hasOwnContent)).toEqual(['text', 'image', 'html']);
  });

  const wrongWith = async (kind: SiteSection['kind'], change: Partial<SiteSection>) => {
    const values = sectionValues({ ...section, ...change });
    const outcome = await sectionSchema(kind)
      .validate(values, { abortEarly: false })
      .catch((error: unknown) => error);
    return outcome instanceof ValidationError
      ? outcome.errors.map((key) => key.replace('organizer.website.error.', ''))
      : [];
  };

  eachRow([
    ['text', { title: '  ' }, ['title']],
    ['text', { title: 'x'.repeat(121) }, ['titleTooLong']],
    ['text', { title: 'x'.repeat(120), content: 'x'.repeat(20_000) }, []],
    ['text', { content: 'x'.repeat(20_001) }, ['contentTooLong']],
    ['text', { content: '<script>' }, []],
    ['image', { content: '' }, ['picture']],
    ['image', { content: 'http://pictures.example/a.png' }, ['picture']],
    ['image', { content: 'http://localhost/a.png' }, ['picture']],
    ['image', { content: 'javascript:steal()' }, ['picture']],
    ['image', { content: ' https://pictures.example/a.png ' }, []],
    ['html', { content: '<blockquote><p>A coat.</p></blockquote>' }, []],
    ['html', { content: '<p onclick="steal()">Hi</p>' }, ['html']],
    ['html', { content: '<a href="java script:x" href="JavaScript:x">Hi</a>' }, ['html']],
    ['html', { content: '< iframe src=x>' }, ['html']],
    ['map', { content: '' }, []],
  ] as const)('of kind %s with %o has wrong: %o', async (kind, change, wrong) => {
    expect(await wrongWith(kind, change)).toEqual(wrong);
  });
});

describe('a text of the site', () => {
  eachRow([
    ['/* 1001, css, version 8 */\nh1 {}\n', { text: 'h1 {}\n', version: 8 }],
    ['<!-- 1001, head, version 2 -->\n<script></script>', { text: '<script></script>', version: 2 }],
    ['<!-- 1001, bodyEnd, version 0 -->\n', { text: '', version: 0 }],
    ['/* Our own colours */\nh1 {}', { text: '/* Our own colours */\nh1 {}', version: 0 }],
    ['h1 {} /* version 8 */', { text: 'h1 {} /* version 8 */', version: 0 }],
  ])('served as %j is %o', (served, text) => {
    expect(readSiteText(served)).toEqual(text);
  });

  it('loses nothing but its first line', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, version) => {
        expect(readSiteText(`/* 1001, css, version ${version} */\n${text}`)).toEqual({ text, version });
      }),
    );
  });

  it('has lines where something is in them', () => {
    expect(linesOf('')).toBe(0);
    expect(linesOf('\n  \n')).toBe(0);
    expect(linesOf('a\n\nb\n')).toBe(2);
  });

  eachRow([
    [cssSchema, 100_000, 'organizer.website.error.cssTooLong'],
    [codeSchema, 50_000, 'organizer.website.error.codeTooLong'],
  ])('has a limit', async (schema, limit, message) => {
    await expect(schema.validate({ text: 'x'.repeat(limit) })).resolves.toBeTruthy();
    await expect(schema.validate({ text: 'x'.repeat(limit + 1) })).rejects.toThrow(message);
  });
});

eachRow([
  ['https://media.example/files/file-harbour/harbour.jpg', 'file-harbour'],
  ['https://media.example/v2/files/file-1?width=800', 'file-1'],
  ['https://media.example/site/harbour.jpg', null],
  ['https://media.example/files/../secret', null],
  ['/files/file-1', null],
  ['', null],
])('a picture at %j is the hosted file %j', (address, id) => {
  expect(hostedFileId(address)).toBe(id);
});

describe('what is not published', () => {
  const modified = '2026-01-27T10:00:00.000Z';
  const section = (id: string, change: Partial<SiteSection> = {}): SiteSection => ({
    id,
    tabId: 'home',
    kind: 'text',
    title: id,
    content: '',
    visible: true,
    modified,
    ...change,
  });
  const page = (id: string, sections: SiteSection[] = [], change: Partial<SiteTab> = {}): SiteTab => ({
    id,
    name: id,
    slug: id,
    visible: true,
    modified,
    sections,
    ...change,
  });
  const [a, b, c] = [section('a'), section('b'), section('c')];
  const live = [page('home', [a, b]), page('venue', [c])];
  const venue = page('venue', [c]);

  eachRow([
    ['nothing', live, []],
    [
      'moments alone',
      [page('home', [a, section('b', { modified: 'later' })], { modified: 'later' }), venue],
      [],
    ],
    ['a page with what is on it', [...live, page('press', [section('d')])], ['added press']],
    ['a page that is gone', [venue], ['removed home']],
    ['a renamed page', [page('home', [a, b], { name: 'Start' }), venue], ['edited Start']],
    ['a hidden page', [page('home', [a, b], { visible: false }), venue], ['hidden home']],
    ['the order of pages', [venue, page('home', [a, b])], ['order ']],
    ['the order of sections', [page('home', [b, a]), venue], ['order home']],
    ['a section between others', [page('home', [a, c, b]), venue], ['added c on home']],
    ['a section that is gone', [page('home', [b]), venue], ['removed a on home']],
    [
      'a section that is written anew and hidden',
      [page('home', [a, section('b', { content: 'New', visible: false })]), venue],
      ['edited b on home', 'hidden b on home'],
    ],
  ] as const)('%s', (_, tabs, expected) => {
    const changes = siteChanges(live, tabs);
    expect(changes.map((each) => `${each.what} ${each.name}${each.page ? ` on ${each.page}` : ''}`)).toEqual(
      expected,
    );
  });

  it('is every page before the first time', () => {
    expect(siteChanges([], live).map(({ what }) => what)).toEqual(['added', 'added']);
  });
});

describe('a new section', () => {
  eachRow([
    [{ kind: 'image', title: 'Pier', content: 'http://a.example/b.png' }, 'organizer.website.error.picture'],
    [{ kind: 'html', title: 'Pier', content: '<script>' }, 'organizer.website.error.html'],
    [{ kind: 'text', title: ' ', content: '' }, 'organizer.website.error.title'],
  ] as const)('%o is refused', async (values, message) => {
    await expect(newSectionSchema.validate(values)).rejects.toThrow(message);
  });

  it('leaves out what was typed for another kind', () => {
    expect(newSection({ kind: 'map', title: ' Pier ', content: 'Typed before' })).toEqual({
      kind: 'map',
      title: 'Pier',
      content: '',
      visible: true,
    });
  });
});

eachRow([
  [' ', 'organizer.tags.problem.nameRequired'],
  ['x'.repeat(61), 'organizer.website.error.pageNameTooLong'],
])('a page named %j is refused', async (name, message) => {
  await expect(pageSchema.validate({ name, visible: true })).rejects.toThrow(message);
});
