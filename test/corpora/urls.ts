/**
 * Addresses nobody may be led to, by the rules of the WHATWG URL standard that make them what they are (web-platform-tests/url) and the
 * OWASP sheets on redirects and server-side requests.
 */
export const urls: readonly string[] = [
  ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)', 'javascript:alert(1) '],
  ...['java\tscript:alert(1)', 'java\nscript:alert(1)', 'java\rscript:alert(1)', '\u0000javascript:alert(1)'],
  ...['\u001fjavascript:alert(1)', 'javascript://a.example/%0Aalert(1)', 'javascript:'],
  ...['data:text/html,x', 'data:,x', 'DATA:text/html;base64,eA==', 'vbscript:x', 'blob:https://a.example/1'],
  ...[
    'file:///etc/passwd',
    'file://host/share',
    'filesystem:https://a.example/x',
    'about:blank',
    'about:srcdoc',
  ],
  ...[
    'view-source:https://a.example',
    'ws://a.example',
    'wss://a.example',
    'ftp://a.example',
    'gopher://a.example',
  ],
  ...[
    'jar:https://a.example!/x',
    'intent://a.example#Intent;end',
    'ms-settings:x',
    'chrome://settings',
    'tel:1',
  ],
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
  ],
  ...['/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', '\t//evil.example', './/evil.example'],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https:\\evil.example',
  ],
  ...[
    'https://user@evil.example',
    'https://user:word@evil.example',
    'https://a.example@evil.example',
    'https://@evil.example',
  ],
  ...[
    'https://:@evil.example',
    'https://a.example\\@evil.example',
    'https://a.example%40evil.example@b.example',
  ],
  ...[
    'https://',
    'https://?',
    'https://#',
    'https://:443',
    'https://[::1',
    'https://[',
    'https://a b.example',
  ],
  ...[
    'https://a.example:99999',
    'https://a.example:x',
    'https://256.256.256.256',
    'https://1.2.3.4.5.256',
    'https://%zz',
  ],
  ...[
    'https://a\u0000.example',
    'https://a.example\u2028/',
    'https://a<b.example',
    'https://a^b.example',
    'https://a|b.example',
  ],
  ...['mailto:', 'mailto:nobody', 'mailto:?subject=x', '', ' ', '?x=1', '#x', 'a', 'a/b', '../x', '.'],
];
