import {
  createAttribute,
  deleteAttribute,
  getAttributes,
  getRoleAttributes,
  updateAttribute,
} from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { attributeOf, attributesOf, changedAttribute, checkChange, contentOf, keyFor } from './rules';
import { stamp } from '../../rules/stamp';

export const attributesHandlers: BoundHandler[] = [
  handle(getAttributes, ({ db, params }) => ({ attributes: attributesOf(db, params.accountId) })),
  handle(createAttribute, ({ db, params, body, clock }) => {
    const content = contentOf(body);
    const key = keyFor(attributesOf(db, params.accountId), body);
    const now = stamp(clock);
    const { id } = db.rows('attributes', params.accountId).add({
      id: db.nextId('attribute'),
      key,
      ...content,
      builtIn: false,
      created: now,
      modified: now,
      version: 1,
    });
    return attributeOf(db, params.accountId, id);
  }),
  handle(updateAttribute, ({ db, params, body, clock, fail }) => {
    const before = attributeOf(db, params.accountId, params.attributeId);
    if (body.version !== before.version) fail(4090, 'Somebody else changed this attribute meanwhile.');
    const content = contentOf(body);
    checkChange(before, content);
    // A built-in one is changed for this account only.
    db.rows('attributes', params.accountId).put(changedAttribute(before, content, stamp(clock)));
    return attributeOf(db, params.accountId, before.id);
  }),
  handle(deleteAttribute, ({ db, params, fail }) => {
    const { id, builtIn, inUse } = attributeOf(db, params.accountId, params.attributeId);
    if (builtIn || inUse) fail(4091, builtIn ? 'It is the platform’s own.' : 'A form uses this attribute.');
    db.rows('attributes', params.accountId).remove(id);
    return null;
  }),
  handle(getRoleAttributes, ({ db, params }) => {
    const own = db.rows('roleAttributes', params.accountId);
    return {
      roles: db
        .rows('roleAttributes', '')
        .all()
        .map((common) => own.find(common.id) ?? common),
    };
  }),
];
