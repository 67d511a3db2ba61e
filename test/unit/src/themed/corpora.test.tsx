import { afterEach, expect, it } from 'vitest';
import { readAddress, withoutSecrets } from '../../../../host-app/src/requested/readAddress';
import { readSettings } from '../../../../host-app/src/settings';
import { redirectTarget } from '../../../../src/client';
import { readPaymentReturn, readTableView, resolveTheme, safeUrl, utmParamsOf } from '../../../../src/domain';
import { calendarFile } from '../../../../src/domain/calendar/ics';
import { webCalendarLinks } from '../../../../src/domain/calendar/links';
import { resolvePostAppearance } from '../../../../src/domain/confirmation';
import { isColour } from '../../../../src/domain/theme/isColour';
import { isFontList } from '../../../../src/domain/theme/theme';
import { safeDescription } from '../../../../src/domain/ticketTypes';
import { plainText } from '../../../../src/themed/kit/plainText';
import { purify } from '../../../../src/themed/kit/purify';
import { css } from '../../../corpora/css';
import { queries } from '../../../corpora/queries';
import { urls } from '../../../corpora/urls';
import { xss } from '../../../corpora/xss';
import { actsIn } from './actsIn';

/** Every row that fails, and why; one that throws fails. */
const failing = <Row,>(rows: readonly Row[], problemOf: (row: Row) => string | undefined | false) =>
  rows.flatMap((row) => {
    try {
      const problem = problemOf(row);
      return problem ? [`${JSON.stringify(row).slice(0, 120)}: ${problem}`] : [];
    } catch (error) {
      return [`${JSON.stringify(row).slice(0, 120)}: ${String(error)}`];
    }
  });

/** Without a window: nothing that is put into it acts. */
const inert = document.implementation.createHTMLDocument();
const boxOf = (content: DocumentFragment | string) => {
  const box = inert.createElement('div');
  if (typeof content === 'string') box.innerHTML = content;
  else box.append(content);
  return box;
};

afterEach(() => expect(Object.prototype).not.toHaveProperty('polluted'));

it('the corpora are as large as they should be', () => {
  for (const corpus of [xss, urls, css, queries]) expect(new Set(corpus).size).toBe(corpus.length);
  expect(xss.length).toBeGreaterThanOrEqual(100);
  expect(urls.length + css.length + queries.length).toBeGreaterThanOrEqual(180);
});

it('HTML: nothing acts after the sanitizer, nor when it is read a second time (FAULTS A01)', () => {
  expect(
    failing(xss, (html) => {
      const once = boxOf(purify(html));
      return actsIn(once) ?? actsIn(boxOf(once.innerHTML)) ?? actsIn(boxOf(purify(html, { headings: true })));
    }),
  ).toEqual([]);
});

it('HTML: nothing acts in a description as the backend filters it', () => {
  expect(failing(xss, (html) => actsIn(boxOf(safeDescription(html))))).toEqual([]);
});

it('HTML: the words alone are text', () => {
  expect(
    failing(xss, (html) => /<(?:script|img|svg|iframe)\b[^>]*>/i.test(plainText(html)) && 'has a tag'),
  ).toEqual([]);
});

it('addresses: none is followed (FAULTS A06, A09)', () => {
  const allow = ['https:', 'http:', 'mailto:', 'relative', 'javascript:', 'data:'];
  expect(
    failing(urls, (url) => {
      const usual = safeUrl(url);
      if (usual !== null) return `usual: ${usual}`;
      const generous = safeUrl(url, { allow });
      return generous !== null && `allowed: ${generous}`;
    }),
  ).toEqual([]);
  expect(
    failing(urls, (url) => redirectTarget(url, 'https://own.example') !== null && 'is a target'),
  ).toEqual([]);
});

it('theme: a value that is more than one is left out (FAULTS A05)', () => {
  expect(
    failing(css, (value) => {
      const { properties, className } = resolveTheme({
        font: value,
        color0: value,
        color5: value,
        customClass: value,
        ringSettings: { radius: value as unknown as number, style: value as unknown as 'close' },
      });
      if (isColour(value)) return 'is a colour';
      const written = Object.entries(properties).filter(([name]) => name !== '--bx-font');
      if (written.length > 0) return `is written as ${JSON.stringify(written)}`;
      if (isFontList(value) && !/^[\p{L}\d ,'"_.-]+$/u.test(value)) return 'is a font';
      return /[^\w -]/.test(className) && `is the class ${className}`;
    }),
  ).toEqual([]);
});

it('confirmation: a value that is more than one is left out', () => {
  expect(
    failing(css, (value) => {
      const { properties, marks } = resolvePostAppearance({
        textColor: value,
        linksColor: value,
        titleColor: value,
        buttonBackgroundColor: value,
        buttonTextColor: value,
        textFontFamily: value,
        titleFontFamily: value,
        textBold: false,
        textItalic: false,
        titleBold: false,
        titleItalic: false,
      });
      const { '--bx-post-text-font': font, '--bx-post-title-font': titleFont, ...colours } = properties;
      if (Object.keys(colours).length > 0) return `is written as ${JSON.stringify(colours)}`;
      const isFont = isFontList(value);
      if (isFont !== (font !== undefined) || font !== titleFont) return `is the font ${font}`;
      return (marks !== '') !== isFont && `is marked ${marks}`;
    }),
  ).toEqual([]);
});

it('calendars: no line is begun, nothing is let in (FAULTS A07)', () => {
  const lines = [
    '\r\nATTENDEE:mailto:x@evil.example',
    '\nBEGIN:VALARM',
    '\r\n URL:x',
    '\u2028END:VEVENT',
    '\u000bX-A:1',
  ];
  const hostile = [...lines, 'a;b,c\\d"e:f', ';VALUE=URI:x', '\\n\\nX:1', '&dates=x#y', '%0d%0aX:1', ...xss];
  const known =
    /^(?:BEGIN|END|VERSION|CALSCALE|PRODID|METHOD|X-PUBLISHED-TTL|UID|SUMMARY|DTSTAMP|DTSTART|DTEND|DURATION|DESCRIPTION|LOCATION|URL)(?:[:;])|^[ \t]/;
  expect(
    failing(hostile, (text) => {
      const entry = {
        uid: 'event-1@boxoffice',
        title: text,
        location: text,
        description: text,
        url: text,
        start: '2026-05-01T09:00:00Z',
        end: '2026-05-01T17:00:00Z',
        timeZone: 'UTC',
      };
      const file = calendarFile(entry).split('\r\n').filter(Boolean);
      const stranger = file.find((line) => !known.test(line) || /[\n\r\v]/.test(line));
      if (stranger) return `has the line ${stranger}`;
      const begun = file.filter((line) => line.startsWith('BEGIN:')).length;
      if (begun !== 2) return `begins ${begun} parts`;
      return Object.entries<string>({ ...webCalendarLinks(entry) }).flatMap(([name, href]) => {
        const { origin, searchParams } = new URL(href);
        const twice = [...searchParams.keys()].find((key, index, all) => all.indexOf(key) !== index);
        const isOwn = /^https:\/\/(?:calendar\.google|calendar\.yahoo)\.com$/.test(origin);
        return isOwn && !twice ? [] : [`${name}: ${origin} ${twice ?? ''}`];
      })[0];
    }),
  ).toEqual([]);
});

it('queries: read without an error, one value each, no name that is nobody’s (FAULTS A23)', () => {
  expect(
    failing(queries, (search) => {
      const requested = readAddress({ search, hash: '' });
      const settings = readSettings(search);
      const found = { ...requested, ...settings };
      if ((requested.ticketIds?.length ?? 0) > 200) return 'names too many tickets';
      if (
        requested.promotionCode !== undefined &&
        /promo=a.*promo/.test(search.split('#')[0] ?? '') &&
        !search.includes(';')
      )
        return 'has two codes';
      if (requested.isMobile && search.includes('isMobile')) return 'is mobile';
      if (JSON.stringify(utmParamsOf(search)).length > 6_000) return 'has long campaign values';
      const back = readPaymentReturn(search);
      if (back && /\[\]/.test(search)) return 'has come back from paying';
      readTableView(search);
      withoutSecrets(`https://own.example/widgets/tickets/1${search}`);
      return (
        Object.keys(found).some((name) => /proto|constructor/.test(name)) && 'has a name that is nobody’s'
      );
    }),
  ).toEqual([]);
});
