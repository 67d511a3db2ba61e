import { describe, expect, it } from 'vitest';
import { templateEnd, templateProblem, templateSchema } from '../../../../../src/domain/events';
import { eachRow } from '../../../../eachRow';

describe('a template', () => {
  const schema = templateSchema(['Conference']);

  eachRow([
    ['eventId', 'organizer.agenda.error.event', { eventId: '', name: 'Fair' }],
    ['name', 'organizer.tags.problem.nameRequired', { eventId: '1001', name: '  ' }],
    ['name', 'organizer.paymentProcessors.error.nameTooLong', { eventId: '1001', name: 'a'.repeat(81) }],
    ['name', 'organizer.events.template.problem.nameTaken', { eventId: '1001', name: ' CONFERENCE ' }],
  ] satisfies [string, string, object][])('is refused for %s: %s', async (path, message, values) => {
    await expect(schema.validate(values)).rejects.toMatchObject({ path, message });
  });

  it('may have any other name of up to 80 characters', async () => {
    await expect(schema.isValid({ eventId: '1001', name: 'a'.repeat(80) })).resolves.toBe(true);
  });
});

describe('why no template was made', () => {
  eachRow([
    ['the event is gone', { code: 4046 }, 'organizer.events.template.problem.eventGone', undefined],
    [
      'somebody was faster with its name',
      { code: 4000, field: 'name' },
      'organizer.events.template.problem.nameTaken',
      'name',
    ],
    ['anything else', { code: 5000 }, 'organizer.kit.form.failed.refused', undefined],
  ] satisfies [string, Parameters<typeof templateProblem>[0], string, string | undefined][])(
    'is explained: %s',
    (_why, failure, key, field) => {
      const problem = templateProblem(failure);
      expect([problem.message.key, problem.field]).toEqual([key, field]);
    },
  );
});

describe('the end of an event of a template', () => {
  eachRow([
    ['as long after its start', 33, '2026-05-14 09:00', 'America/New_York', '2026-05-15 18:00'],
    ['half an hour too', 2.5, '2026-05-14 19:00', 'Europe/London', '2026-05-14 21:30'],
    ['over the night the clocks change', 24, '2026-03-28 12:00', 'Europe/Berlin', '2026-03-29 13:00'],
    ['nothing without a start', 3, '', 'Europe/London', ''],
    ['nothing on clocks there are not', 3, '2026-05-14 09:00', 'Nowhere', ''],
    ['nothing without clocks', 3, '2026-05-14 09:00', '', ''],
  ])('is %s', (_what, hours, start, timeZone, expected) => {
    expect(templateEnd({ hours }, start, timeZone)).toBe(expected);
  });
});
