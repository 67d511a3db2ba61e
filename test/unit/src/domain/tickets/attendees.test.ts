import { describe, expect, test } from 'vitest';
import { attendeesOf, visibleAttendees } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), fullName: `Guest ${index}` }));
const nobody = { id: 'nobody', fullName: ' ', photo: 'https://example.com/a.png' };

describe('attendees that can be shown, 000 §2.4', () => {
  eachRow([
    ['a name', { fullName: 'Amara Osei' }, 1],
    ['a company', { company: 'Kolonn' }, 1],
    ['both', { fullName: 'Amara Osei', company: 'Kolonn' }, 1],
    ['neither', {}, 0],
    ['a photo and neither', { photo: 'https://example.com/a.png' }, 0],
    ['blanks', { fullName: ' ', company: '' }, 0],
  ])('%s: %j', (_, person, visible) => {
    expect(visibleAttendees([{ id: '1', ...person }])).toHaveLength(visible);
  });

  test('are twelve at most, in their order, without those who are left out', () => {
    const visible = visibleAttendees([nobody, ...people(14)]);
    expect(visible.map(({ id }) => id)).toEqual(people(12).map(({ id }) => id));
  });
});

describe('the list is there', () => {
  const flags = [true, false];
  const rows = flags.flatMap((showFaces) =>
    flags.flatMap((minisite) =>
      ['2001', ''].flatMap((widgetId) =>
        [undefined, 0, 1, 3, 5].flatMap((minAttendees) =>
          [0, 1, 2, 3, 4, 5].map((count) => ({ showFaces, minisite, widgetId, minAttendees, count })),
        ),
      ),
    ),
  );

  eachRow(rows)(
    'faces $showFaces, minisite $minisite, widget "$widgetId", at least $minAttendees, $count attend',
    ({ showFaces, minisite, widgetId, minAttendees, count }) => {
      const visible = attendeesOf({
        attendees: [nobody, ...people(count)],
        ticketsWidgetModel: {
          showFaces,
          widgetId,
          ...(minAttendees === undefined ? {} : { minAttendees }),
        },
        siteConf: { minisite },
      });
      const isVisible = showFaces && (minisite || widgetId !== '') && count >= (minAttendees ?? 3);
      expect(visible).toHaveLength(isVisible ? count : 0);
    },
  );
});
