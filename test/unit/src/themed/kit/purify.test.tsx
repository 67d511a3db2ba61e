import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormattedHtml } from '../../../../../src/themed/kit/FormattedHtml';
import { purify } from '../../../../../src/themed/kit/purify';

const markupOf = (html: string) => {
  const box = document.createElement('div');
  box.append(purify(html));
  return box.innerHTML;
};

describe('purify (FAULTS F87)', () => {
  it.each([
    ['<frameset>', ''],
    ['<frameset><frame src="javascript:alert(1)"></frameset>', ''],
    ['<p></p><frameset>', '<p></p>'],
    ['<head></head><frameset></frameset><noframes><p>a</p></noframes>', ''],
    ['<p>a</p><frameset><p>b</p>', '<p>a</p><p>b</p>'],
    ['<html><head><title>t</title></head><body><p>a</p></body></html>', '<p>a</p>'],
    ['<!doctype html><p>a</p>', '<p>a</p>'],
    ['<plaintext><p>a', ''],
    ['<template><p>a</p></template>b', 'b'],
    ['  a <b>b</b>', '  a <b>b</b>'],
    // Words alone, which go past the sanitizer, and what is nearly so.
    ['<p>a "b" \n</p><p></p>', '<p>a "b" \n</p><p></p>'],
    ['<p>a &lt;b></p>', '<p>a &lt;b&gt;</p>'],
    ['<p>a<p>b</p>', '<p>a</p><p>b</p>'],
    ['<p>a</p>b', '<p>a</p>b'],
    ['', ''],
    [' ', ' '],
  ])('%j becomes %j', (html, expected) => expect(markupOf(html)).toBe(expected));

  it('leaves the text when the markup can’t be read', () => {
    const nodes = purify('<p>Both <a href="https://a.example">days</a></p>', {
      addressOf: () => {
        throw new Error('unreadable');
      },
    });
    expect([nodes.childElementCount, nodes.textContent]).toEqual([0, 'Both days']);
  });

  it('shows an empty place, not an error, in what shows it', () => {
    const { container } = render(<FormattedHtml html="<frameset>" />);
    expect(container.textContent).toBe('');
  });
});

it.each([
  ['http://a.example/', 'http://a.example/'],
  ['https://a.example/', 'https://a.example/'],
  ['mailto:hello@a.example', 'mailto:hello@a.example'],
  ['ftp://a.example/', null],
  ['/terms', null],
])('A01: a link to %s leads to %j', (href, address) => {
  const link = purify(`<a href="${href}">Map</a>`).firstElementChild;
  expect([link?.textContent, link?.getAttribute('href') ?? null]).toEqual(['Map', address]);
});

it('A14: a page behind a link can’t reach this one', () => {
  const link = purify('<a href="https://example.com" rel="opener" target="_self">Map</a>').firstElementChild;
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(link?.getAttribute('target')).toBe('_blank');
});
