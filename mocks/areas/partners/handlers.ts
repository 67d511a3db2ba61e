import {
  exportPartners,
  getPartner,
  importPartners,
  listPartners,
  savePartner,
  updatePartners,
} from '../../../src/contract';
import { handle } from '../../handle';
import { checkUnchanged } from '../../rules/edits';
import { importSheet, keepPartner, keepPartners, partnerList, partnerSheet } from './rules';
import { uploadText } from '../../rules/uploads';

export const partnersHandlers = [
  handle(listPartners, ({ db, params }) => partnerList(db, params.eventId)),
  handle(updatePartners, ({ db, clock, params, body: { partners, revision } }) =>
    keepPartners(db, clock, params.eventId, partners, revision),
  ),
  handle(getPartner, ({ db, params, query }) => db.rows('partners', params.eventId).get(query.id)),
  handle(savePartner, ({ db, clock, params: { eventId }, body: { modified, ...draft } }) => {
    if (draft.id !== undefined && modified !== undefined)
      checkUnchanged(db.rows('partners', eventId).get(draft.id), modified);
    return keepPartner(db, clock, eventId, draft);
  }),
  handle(exportPartners, ({ db, params }) => ({
    name: 'partners.xls',
    rows: partnerSheet(db, params.eventId),
  })),
  handle(importPartners, ({ db, clock, params, body }) =>
    importSheet(db, clock, params.eventId, uploadText(body.file)),
  ),
];
