import {
  assignPromotionsToGroup,
  createPromotion,
  createPromotionsInBulk,
  deletePromotion,
  deletePromotionAsAdmin,
  emailPromotions,
  getPromotion,
  importPromotions,
  listPromotions,
  updatePromotion,
} from '../../../../src/contract';
import { searchRows, type Promotion } from '../../../db';
import { handle, type BoundHandler } from '../../../handle';
import { subscriptionOf } from '../../administration/rules';
import { changedAt, checkUnchanged } from '../../../rules/edits';
import { eventOf } from '../../events/rules';
import { emailOf, textOf } from '../../../rules/fields';
import { importPromotionSheet } from '../rules/import';
import {
  changePromotions,
  checkedPromotion,
  checkedTerms,
  codeOf,
  idOf,
  modifiedOf,
  newCodes,
  promotionIn,
  promotionsIn,
  removePromotion,
  setPromotions,
  toPromotionResponse,
  toPromotionsResponse,
  statusOf,
  takenCodes,
  usesOf,
  wholeOf,
} from '../rules/promotions';
import { uploadText } from '../../../rules/uploads';
import { without } from '../../../rules/without';

export const promotionsHandlers: BoundHandler[] = [
  handle(createPromotionsInBulk, ({ db, clock, params, body }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    const count = wholeOf('bulkQuantity', body.bulkQuantity) ?? 0;
    const terms = checkedTerms(db, eventId, body);
    const now = changedAt(clock);
    const codes = newCodes(db, eventId, count, codeOf('prefix', body.prefix ?? ''));
    const added = codes.map((code): Promotion => ({
      code,
      ...terms,
      id: db.nextId('promotion'),
      created: now,
      modified: now,
    }));
    setPromotions(db, eventId, [...promotionsIn(db, eventId), ...added]);
    return { promotions: toPromotionsResponse(db, eventId, clock, added) };
  }),
  // Before the update: its address would be taken for a promotion's.
  handle(assignPromotionsToGroup, ({ db, clock, params, body: { ids, promotionGroupId } }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    if (promotionGroupId !== null) db.rows('promotionGroups', eventId).get(promotionGroupId);
    for (const id of ids) promotionIn(db, eventId, id);
    changePromotions(db, eventId, ids, (promotion) => ({
      ...without(promotion, 'promotionGroupId'),
      ...(promotionGroupId === null ? {} : { promotionGroupId }),
      modified: changedAt(clock, promotion.modified),
    }));
    const moved = new Set(ids);
    const inGroup = promotionsIn(db, eventId).filter((promotion) => moved.has(idOf(promotion)));
    return { promotions: toPromotionsResponse(db, eventId, clock, inGroup) };
  }),
  handle(emailPromotions, ({ db, clock, params, body, fail }) => {
    const { accountId } = params;
    const { id: eventId } = eventOf(db, accountId, params.eventId);
    db.expireDue();
    const promotions = [...new Set(body.ids)].map((id) => promotionIn(db, eventId, id));
    for (const promotion of promotions) {
      const status = statusOf(promotion, usesOf(db, eventId, promotion), clock.now());
      if (status === 'ENDED') fail(4091, `${promotion.code} has ended.`);
      if (status === 'USED_UP') fail(4091, `${promotion.code} has been used up.`);
    }
    const subject = textOf('subject', body.subject);
    const text = textOf('text', body.text, 10_000);
    const recipients = new Map(
      body.recipients.map((address, index) => {
        const email = emailOf(`recipients[${index}]`, address);
        return [email.toLowerCase(), email];
      }),
    );
    const unsubscribed = [...recipients.values()].filter((email) => subscriptionOf(db, email).unsubscribed);
    const reached = [...recipients.values()].filter((email) => !unsubscribed.includes(email));
    const sentDate = changedAt(clock);
    for (const to of reached)
      db.rows('promotionEmails', eventId).add({
        id: db.nextId('promotion-email'),
        promotionIds: promotions.map(idOf),
        to,
        subject,
        text: [text, ...promotions.map(({ code }) => code)].join('\n'),
        sentDate,
      });
    return { sent: reached.length, unsubscribed };
  }),
  handle(importPromotions, ({ db, clock, params, body: { file, promotionGroupId } }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    if (promotionGroupId) db.rows('promotionGroups', eventId).get(promotionGroupId);
    return importPromotionSheet(db, eventId, uploadText(file), { promotionGroupId, now: changedAt(clock) });
  }),
  handle(createPromotion, ({ db, clock, params, body }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    const rules = checkedPromotion(db, eventId, body, takenCodes(db, eventId));
    const now = changedAt(clock);
    const id = db.nextId('promotion');
    setPromotions(db, eventId, [...promotionsIn(db, eventId), { ...rules, id, created: now, modified: now }]);
    return toPromotionResponse(db, eventId, id, clock);
  }),
  handle(listPromotions, ({ db, clock, params, query: { search, status, promotionGroupId, ...page } }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    const query = (search ?? '').trim().toLowerCase();
    return searchRows(
      toPromotionsResponse(db, eventId, clock),
      { ...page, criteria: {} },
      {
        // 002 §9: lists fetch 500.
        size: 500,
        matches: (row) =>
          `${row.code}\n${row.note}`.toLowerCase().includes(query) &&
          (status === undefined || row.status === status) &&
          (promotionGroupId === undefined || row.promotionGroupId === promotionGroupId),
        sortBy: {},
      },
    );
  }),
  handle(getPromotion, ({ db, clock, params: { accountId, eventId, promotionId } }) =>
    toPromotionResponse(db, eventOf(db, accountId, eventId).id, promotionId, clock),
  ),
  handle(updatePromotion, ({ db, clock, params, body, fail }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    const before = promotionIn(db, eventId, params.promotionId);
    const modified = modifiedOf(db, before);
    checkUnchanged({ modified }, body.modified);
    const taken = takenCodes(db, eventId, params.promotionId);
    const rules = checkedPromotion(db, eventId, body, taken);
    db.expireDue();
    if (rules.code !== before.code.toUpperCase() && usesOf(db, eventId, before) > 0)
      fail(4091, 'It was used: orders name its code.');
    changePromotions(db, eventId, [params.promotionId], () => ({
      ...rules,
      ...(before.created ? { created: before.created } : {}),
      ...(before.reserves ? { reserves: before.reserves } : {}),
      modified: changedAt(clock, modified),
    }));
    return toPromotionResponse(db, eventId, params.promotionId, clock);
  }),
  handle(deletePromotion, ({ db, params, fail }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    db.expireDue();
    if (usesOf(db, eventId, promotionIn(db, eventId, params.promotionId)) > 0)
      fail(4091, 'It was used. Give it an end instead.');
    removePromotion(db, eventId, params.promotionId);
    return null;
  }),
  handle(deletePromotionAsAdmin, ({ db, params }) => {
    removePromotion(db, params.eventId, params.promotionId);
    return null;
  }),
];
