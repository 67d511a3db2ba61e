import { createTag, deleteTag, listTags, updateTag } from '../../../src/contract';
import type { OrganizerTag } from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { compare, type Db } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import type { StoredTag } from './seed';
import { changedAt, isSameName } from '../../rules/edits';
import { freeNameOf } from '../../rules/requestedEvent';

const countedTag = (db: Db, accountId: string, tag: StoredTag): OrganizerTag => ({
  ...tag,
  uses: db
    .rows('contacts', accountId)
    .all()
    .filter(({ tags }) => tags.some((name) => isSameName(name, tag.name))).length,
});

/** Every contact who has the tag gets what `names` makes of it. */
function retag(db: Db, clock: Clock, accountId: string, tag: string, names: string[]): void {
  const contacts = db.rows('contacts', accountId);
  for (const { id, tags, modified } of contacts.all())
    if (tags.some((name) => isSameName(name, tag)))
      contacts.change(id, {
        tags: [...new Set(tags.flatMap((name) => (isSameName(name, tag) ? names : [name])))],
        modified: changedAt(clock, modified),
      });
}

export const tagsHandlers: BoundHandler[] = [
  handle(listTags, ({ db, params: { accountId } }) => ({
    tags: db
      .rows('tags', accountId)
      .all()
      .sort((a, b) => compare(a.name, b.name))
      .map((tag) => countedTag(db, accountId, tag)),
  })),

  handle(createTag, ({ db, params: { accountId }, body }) => {
    const tags = db.rows('tags', accountId);
    const name = freeNameOf(tags.all(), body.name);
    const tag = tags.add({ id: db.nextId('tag'), name, color: body.color.toLowerCase() });
    return countedTag(db, accountId, tag);
  }),

  handle(updateTag, ({ db, clock, params: { accountId, tagId }, body }) => {
    const tags = db.rows('tags', accountId);
    const before = tags.get(tagId);
    const name = freeNameOf(tags.all(), body.name, tagId);
    if (name !== before.name) retag(db, clock, accountId, before.name, [name]);
    return countedTag(db, accountId, tags.change(tagId, { name, color: body.color.toLowerCase() }));
  }),

  handle(deleteTag, ({ db, clock, params: { accountId, tagId } }) => {
    const tags = db.rows('tags', accountId);
    retag(db, clock, accountId, tags.get(tagId).name, []);
    tags.remove(tagId);
    return null;
  }),
];
