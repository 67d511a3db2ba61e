import { describe, expect, it } from 'vitest';
import { plainText } from '../../../../../src/themed/kit/plainText';
import { eachRow } from '../../../../eachRow';

describe('plainText', () => {
  eachRow([
    ['Both days', 'Both days'],
    ['<p>Both days</p><p>and <b>lunch</b></p>', 'Both days and lunch'],
    ['one<br>two', 'one two'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['Fish &amp; chips &lt; $5 &#8364;', 'Fish & chips < $5 €'],
    ['written &amp;#60; once', 'written &#60; once'],
    ['&unknown; stays', '&unknown; stays'],
    ['&#999999999; and &#0;', '&#999999999; and \u0000'],
    ['a<script>alert(1)</script>b<style>p{}</style>c<!-- d -->', 'abc'],
    ['2 < 3', '2 < 3'],
    ['<img src=x onerror=alert(1)>Words', 'Words'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('keeps a number that is no character', () => {
    expect(plainText('&#55296;')).toBe('\ud800');
  });
});
