// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { junit } from '../../../../mocks/conformance/report';

it('writes XML whose failures are what differs and what was refused', () => {
  const xml = junit(
    [
      { call: 'getTickets', outcome: 'conforms', because: '200' },
      {
        call: 'holdTickets',
        outcome: 'refused',
        because: '409, code 4009 "Sold <out> & gone\u0007"\nfor good',
      },
      { call: 'listTags', outcome: 'differs', because: '/tags must be array' },
      { call: 'deleteTag', outcome: 'skipped', because: 'it would write' },
    ],
    'https://backend.example/?a=1&b=2',
  );
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const suite = document.documentElement;
  expect(['name', 'tests', 'failures', 'skipped'].map((name) => suite.getAttribute(name))).toEqual([
    'https://backend.example/?a=1&b=2',
    '4',
    '2',
    '1',
  ]);
  const results = [...suite.querySelectorAll('testcase > *')].map((element) => [
    element.parentElement?.getAttribute('name'),
    element.tagName,
    element.getAttribute('message'),
  ]);
  expect(results).toEqual([
    ['holdTickets', 'failure', '409, code 4009 "Sold <out> & gone\ufffd" for good'],
    ['listTags', 'failure', '/tags must be array'],
    ['deleteTag', 'skipped', 'it would write'],
  ]);
});
