import { expect, it } from 'vitest';
import { readFixtures } from '../../../../mocks/conformance/fixtures';

it.each([
  ['{"eventId": 42}', 'eventId must be a text, was 42'],
  ['{"evntId": "42"}', /^evntId is unknown. Known are eventId, accountId, /],
  ['{"ids": {"tag-signs": null}}', 'ids.tag-signs must be a text, was null'],
  ['{"answers": ["Vegetarian"]}', 'answers must be an object, was ["Vegetarian"]'],
  ['{"calls": {"sellTickets": {}}}', 'calls.sellTickets: the contract has no such call'],
  ['{"calls": {"deleteTag": {"path": {}}}}', 'calls.deleteTag.path must be one of params, query, body'],
  [
    '{"calls": {"deleteTag": {"params": {"tagId": 1}}}}',
    'calls.deleteTag.params.tagId must be a text, was 1',
  ],
  ['[]', 'the file must be an object, was []'],
  ['{', /^the file is no JSON: /],
])('says which member of %s is wrong', (text, message) => {
  expect(() => readFixtures(text)).toThrow(
    expect.objectContaining({
      name: 'FixtureError',
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    }) as Error,
  );
});

it('takes the place of the conference’s ids by name, by value and by call', () => {
  const { params, replacements, calls } = readFixtures(
    JSON.stringify({
      eventId: '42',
      paidTicketId: '9',
      ids: { 'tag-signs': '5' },
      answers: { dietaryNeeds: 'None' },
      calls: { updateTag: { body: { color: '#000' } } },
    }),
  );
  expect(params).toEqual({ eventId: '42' });
  expect(['1001', '3001', '3002', 'tag-signs'].map(replacements.id)).toEqual(['42', '9', '3002', '5']);
  expect(replacements.answers).toEqual({ dietaryNeeds: 'None' });
  expect(calls).toEqual({ updateTag: { body: { color: '#000' } } });
});
