import { describe, expect, it } from 'vitest';
import { plainText } from '../../../../../src/themed/kit/plainText';
import { eachRow } from '../../../../eachRow';
import { ratio } from '../../../../ratio';

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
    ['<!doctype html><p>Words</p><?php x ?>', 'Words'],
    ['Words <script>alert(1)', 'Words'],
    ['Words <!-- never closed', 'Words'],
    ['Words <b title="', 'Words'],
    ['<STYLE>p{}</STYLE >Words', 'Words'],
    ['<styles>Words</styles>', 'Words'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('keeps a number that is no character', () => {
    expect(plainText('&#55296;')).toBe('\ud800');
  });

  eachRow([
    ['<a'],
    ['<script'],
    ['<script>'],
    ['</script '],
    ['<!--'],
    ['<!-- -'],
    ['&'],
    ['&a'],
    ['&#1'],
    [' '],
    ['< '],
    ['<p><b>'],
    ['<style></styl'],
  ])('takes as much longer as a text of many %j is longer (FAULTS A34)', (piece) => {
    const [short, long] = [6_250, 100_000].map((length) => piece.repeat(length / piece.length));
    // Sixteen times as long: 16 for what is linear, 256 for what is quadratic.
    const limit = 96;
    expect(
      ratio(
        () => plainText(long ?? ''),
        () => plainText(short ?? ''),
        limit,
      ),
    ).toBeLessThan(limit);
  });
});
