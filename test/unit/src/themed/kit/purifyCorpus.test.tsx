import { expect, it } from 'vitest';
import { purify } from '../../../../../src/themed/kit/purify';

/** From OWASP's XSS filter evasion cheat sheet and DOMPurify's own tests. */
const corpus = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<IMG SRC="jav&#x09;ascript:alert(1);">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover="alert(1)" onfocus=alert(1) tabindex=0 autofocus>x</p>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.test/"><link rel=stylesheet href=//evil.test><meta http-equiv=refresh content=0>',
  '<form id=x><input name=attributes><input name=childNodes></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template><style>@import "//evil.test"</style>',
  '<b><p><a id="top" name="location" href="https://ok.test/">x</a></b>',
];
const allowed = ['A', 'B', 'BR', 'EM', 'I', 'LI', 'OL', 'P', 'SPAN', 'STRONG', 'UL'];

it.each(corpus)('A01: %s comes out as words, emphasis, lists and links alone', (html) => {
  const container = document.createElement('div');
  container.append(purify(html));
  for (const element of container.querySelectorAll('*')) {
    expect(allowed).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(['href', 'dir', 'lang', 'target', 'rel']).toContain(name);
      if (name === 'href') expect(value).toMatch(/^https:\/\//);
    }
  }
});
