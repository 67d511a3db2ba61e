import type { EventResource, Instant, ResourceAudience, ResourceKind } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

type StoredAudience = Pick<ResourceAudience, 'id' | 'name'>;

/** Tables of this area, by name. Scope: the event. */
export interface ResourcesTables {
  resourceAudiences: StoredAudience;
  /** In the order they are shown in. */
  resources: EventResource;
}

const resource = (
  name: string,
  title: string,
  kind: ResourceKind,
  file: string,
  audienceIds: string[],
  created: Instant,
  rest: Partial<EventResource> = {},
): EventResource => ({
  id: `resource-${name}`,
  title,
  kind,
  audienceIds,
  created,
  description: '',
  url: `https://files.northlight.example/${file}`,
  visible: true,
  modified: created,
  version: 1,
  ...rest,
});

const [speakers, partners, attendees, volunteers] = [
  ...(['audience-speakers', 'audience-partners', 'audience-attendees', 'audience-volunteers'] as const),
];

export const resourcesRecords: RecordsOf<ResourcesTables> = {
  resourceAudiences: {
    '1001': [
      { id: speakers, name: 'Speakers' },
      { id: partners, name: 'Partners' },
      { id: attendees, name: 'Attendees' },
      { id: volunteers, name: 'Volunteers' },
    ],
  },
  resources: {
    '1001': [
      resource(
        'speakers',
        'Guide for speakers',
        'FILE',
        'speakers.pdf',
        [speakers],
        '2025-10-22T09:00:00-04:00',
        {
          description: 'What to send by when, and what the stage can do.',
          modified: '2026-01-14T16:40:00-05:00',
          version: 3,
        },
      ),
      resource(
        'slides',
        'Slides: sizes and typefaces',
        'FILE',
        'slides.zip',
        [speakers],
        '2025-10-22T09:20:00-04:00',
      ),
      resource(
        'hall',
        'A walk through Harbour Hall',
        'VIDEO',
        'hall.mp4',
        [speakers, partners],
        '2025-11-05T11:00:00-05:00',
        {
          description: 'Nine minutes, from the loading dock to the stage.',
        },
      ),
      resource(
        'exhibitors',
        'Manual for exhibitors',
        'FILE',
        'exhibitors.pdf',
        [partners],
        '2025-11-10T10:00:00-05:00',
      ),
      resource(
        'logo',
        'Logo and colours of Northlight',
        'FILE',
        'logo.zip',
        [speakers, partners],
        '2025-11-10T10:15:00-05:00',
      ),
      resource(
        'power',
        'Order power and furniture',
        'LINK',
        'orders/power',
        [partners],
        '2025-12-08T09:00:00-05:00',
      ),
      resource(
        'pier',
        'How to get to the pier',
        'LINK',
        'pier',
        [speakers, partners, attendees],
        '2026-01-12T13:00:00-05:00',
      ),
      resource(
        'rooms',
        'Rooms at the Rope Walk Hotel',
        'LINK',
        'rooms',
        [speakers, attendees],
        '2026-01-12T13:10:00-05:00',
      ),
      resource(
        'reading',
        'What to read before you come',
        'LINK',
        'reading',
        [attendees],
        '2026-02-02T15:30:00-05:00',
        {
          visible: false,
        },
      ),
      resource(
        'shifts',
        'Shifts and meeting points',
        'FILE',
        'shifts.pdf',
        [volunteers],
        '2026-02-09T09:45:00-05:00',
        {
          visible: false,
        },
      ),
    ],
  },
};
