import {
  createResource,
  deleteResource,
  duplicateResource,
  getResourceAudiences,
  reorderResources,
  searchResources,
  setResourceVisibility,
  updateResource,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const event = { accountId: '77', eventId: '1001' };

export const resourcesExamples = {
  searchResources: exampleOf(searchResources, {
    params: event,
    body: { page: 0, size: 300, criteria: { audienceId: 'audience-speakers' }, orders: { TITLE: 'ASC' } },
  }),
  getResourceAudiences: exampleOf(getResourceAudiences, { params: event }),
  createResource: exampleOf(createResource, {
    params: event,
    body: {
      title: 'Menu of the opening dinner',
      description: 'With notes for those who can’t eat everything.',
      kind: 'FILE',
      url: 'https://files.northlight.example/menu.pdf',
      audienceIds: ['audience-speakers', 'audience-attendees'],
    },
  }),
  setResourceVisibility: exampleOf(setResourceVisibility, {
    params: { ...event, resourceId: 'resource-reading' },
    query: { visible: true },
  }),
  reorderResources: exampleOf(reorderResources, {
    params: event,
    body: { ids: ['resource-pier', 'resource-rooms', 'resource-speakers'] },
  }),
  deleteResource: exampleOf(deleteResource, { params: { ...event, resourceId: 'resource-shifts' } }),
  duplicateResource: exampleOf(duplicateResource, {
    params: { ...event, resourceId: 'resource-exhibitors' },
  }),
  updateResource: async (call) => {
    const { items } = await call(searchResources, { params: event, body: { criteria: { title: 'pier' } } });
    const { id = '', version = 0 } = items[0] ?? {};
    return exampleOf(updateResource, {
      params: { ...event, resourceId: id },
      body: {
        title: 'How to get to the pier, and back',
        kind: 'LINK',
        url: 'https://files.northlight.example/pier',
        audienceIds: ['audience-attendees'],
        version,
      },
    });
  },
} satisfies Examples;
