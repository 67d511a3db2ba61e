import { afterEach, expect, it, vi } from 'vitest';
import { sanitizeHtml } from '../../../../../src/themed/kit/sanitizeHtml';

afterEach(() => vi.unstubAllGlobals());

const link = '<a href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow">Site</a>';

it.each([
  ['<p onclick="x()">Two <b>days</b></p>', '<p>Two <b>days</b></p>'],
  ['<a href="https://a.example/">Site</a>', link],
  ['<a href="javascript:alert(1)">Site</a>', '<a>Site</a>'],
  ['<script>alert(1)</script>Tea &amp; cake', 'Tea &amp; cake'],
  ['', ''],
])('%s becomes %s', (html, expected) => expect(sanitizeHtml(html)).toBe(expected));

it('leaves the words where there is no window', () => {
  vi.stubGlobal('window', undefined);
  expect(sanitizeHtml('<p>Tea &amp; &lt;cake&gt;</p><script>alert(1)</script>')).toBe(
    'Tea &amp; &lt;cake&gt;',
  );
});
