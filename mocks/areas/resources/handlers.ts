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
import type { EventResource, ResourceContent, ResourceCriteria, ResourceField } from '../../../src/contract';
import { equals, Refusal, searchRows, type Db } from '../../db';
import type { SearchRules } from '../../db/rows';
import { handle, type BoundHandler } from '../../handle';
import { httpsOf, textOf } from '../../rules/fields';
import { stamp } from '../../rules/stamp';

/** 300 on a page: 002 §9. */
const rules: SearchRules<EventResource, ResourceCriteria, ResourceField> = {
  size: 300,
  matches: (row, { title = '', audienceId, ...exact }) =>
    row.title.toLowerCase().includes(title.trim().toLowerCase()) &&
    (audienceId === undefined || row.audienceIds.includes(audienceId)) &&
    equals(row, exact),
  sortBy: {
    TITLE: ({ title }) => title,
    CREATED: ({ created }) => Date.parse(created),
    MODIFIED: ({ modified }) => Date.parse(modified),
  },
};

/** Only what a resource says, checked. Refuses with 4000 and 4022. */
function contentOf(db: Db, eventId: string, sent: ResourceContent): Required<ResourceContent> {
  const audiences = db.rows('resourceAudiences', eventId);
  const unknown = sent.audienceIds.find((id) => !audiences.find(id));
  if (unknown !== undefined) throw new Refusal(4022, `There is no audience ${unknown}.`);
  return {
    title: textOf('title', sent.title),
    description: sent.description?.trim() ?? '',
    kind: sent.kind,
    url: httpsOf('url', sent.url),
    audienceIds: [...new Set(sent.audienceIds)],
  };
}

export const resourcesHandlers: BoundHandler[] = [
  handle(searchResources, ({ db, params, body }) =>
    searchRows(db.rows('resources', params.eventId).all(), body, rules),
  ),
  handle(getResourceAudiences, ({ db, params }) => {
    const response = db
      .rows('resources', params.eventId)
      .all()
      .filter(({ visible }) => visible);
    const audiences = db.rows('resourceAudiences', params.eventId).all();
    return {
      audiences: audiences.map((audience) => ({
        ...audience,
        resourceCount: response.filter(({ audienceIds }) => audienceIds.includes(audience.id)).length,
      })),
    };
  }),
  handle(createResource, ({ db, params, body, clock }) => {
    const now = stamp(clock);
    return db.rows('resources', params.eventId).add({
      ...contentOf(db, params.eventId, body),
      id: db.nextId('resource'),
      visible: body.visible ?? true,
      created: now,
      modified: now,
      version: 1,
    });
  }),
  handle(setResourceVisibility, ({ db, params, query, clock }) => {
    const resources = db.rows('resources', params.eventId);
    const { id, version } = resources.get(params.resourceId);
    return resources.change(id, { visible: query.visible, modified: stamp(clock), version: version + 1 });
  }),
  handle(reorderResources, ({ db, params, body, fail }) => {
    if (new Set(body.ids).size < body.ids.length) fail(4022, 'A resource is named twice.');
    const arranged = db.rows('resources', params.eventId).arrange(body.ids);
    return { ids: arranged.map(({ id }) => id) };
  }),
  handle(deleteResource, ({ db, params }) => {
    db.rows('resources', params.eventId).remove(params.resourceId);
    return null;
  }),
  handle(duplicateResource, ({ db, params, clock }) => {
    const resources = db.rows('resources', params.eventId);
    const original = resources.get(params.resourceId);
    const order = resources.all().map(({ id }) => id);
    const now = stamp(clock);
    const copy = resources.add({
      ...original,
      id: db.nextId('resource'),
      title: copyTitle(original.title, new Set(resources.all().map(({ title }) => title))),
      visible: false,
      created: now,
      modified: now,
      version: 1,
    });
    resources.arrange(order.flatMap((id) => (id === original.id ? [id, copy.id] : [id])));
    return copy;
  }),
  handle(updateResource, ({ db, params, body, clock, fail }) => {
    const resources = db.rows('resources', params.eventId);
    const { id, version } = resources.get(params.resourceId);
    if (body.version !== version) fail(4090, 'Somebody else changed this resource meanwhile.');
    return resources.change(id, {
      ...contentOf(db, params.eventId, body),
      modified: stamp(clock),
      version: version + 1,
    });
  }),
];

function copyTitle(title: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const candidate = `${title} (${number})`;
    if (!taken.has(candidate)) return candidate;
  }
}
