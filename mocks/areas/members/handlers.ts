import {
  answerInvite,
  createTenantPromoCode,
  deleteInvite,
  deleteTenantInvoice,
  getTenantCustomization,
  getTenantStatus,
  inviteMembers,
  listMembers,
  listTenantPromoCodes,
  listUninvited,
  removeMember,
  resendInvite,
  saveTenantCustomization,
  updateMemberAccess,
  updateTenantInvoice,
} from '../../../src/contract';
import type { TenantCustomization } from '../../../src/contract';
import { handle } from '../../handle';
import { isSameName, optionalHttps } from '../../rules/edits';
import { countryOf, emailOf, malformed, millisecondsOf, textOf } from '../../rules/fields';
import {
  answer,
  changeAccess,
  checkPlaceholders,
  invitePeople,
  membersByName,
  removeFrom,
  sendAgain,
  takeBack,
  tenantStatus,
} from './rules';
import { stamp } from '../../rules/stamp';
import { without } from '../../rules/without';

/** How invitations look until the account says otherwise. */
const plainInvitation: TenantCustomization = {
  subject: 'You are invited to {{account}}',
  message: 'Hello {{firstName}},\n\nyou are invited to work on the events of {{account}}.',
  logo: '',
  color: '#1A1A1A',
};

export const membersHandlers = [
  handle(getTenantStatus, ({ db, clock, params }) => tenantStatus(db, clock, params.accountId)),
  handle(listMembers, ({ db, params }) => ({ members: membersByName(db, params.accountId) })),
  handle(inviteMembers, ({ db, clock, params, body: { emailsData } }) => {
    if (emailsData.length === 0) throw malformed('emailsData', 'It is empty.');
    return invitePeople(db, clock, params.accountId, emailsData);
  }),
  handle(answerInvite, ({ db, clock, params: { accountId, inviteId }, query }) =>
    answer(db, clock, accountId, inviteId, query.status),
  ),
  handle(resendInvite, ({ db, clock, params, query }) => sendAgain(db, clock, params.accountId, query.email)),
  handle(deleteInvite, ({ db, clock, params, query }) => {
    takeBack(db, clock, params.accountId, query.email);
    return null;
  }),
  handle(updateTenantInvoice, ({ db, params, body }) => {
    const invoice = {
      company: textOf('company', body.company),
      address: textOf('address', body.address),
      city: body.city.trim(),
      zip: body.zip.trim(),
      taxId: body.taxId.trim(),
      countryCode: countryOf('countryCode', body.countryCode),
      email: emailOf('email', body.email),
      reference: body.reference.trim(),
    };
    db.rows('tenantInvoices', params.accountId).put({ id: 'invoice', ...invoice });
    return invoice;
  }),
  handle(deleteTenantInvoice, ({ db, params }) => {
    db.rows('tenantInvoices', params.accountId).remove('invoice');
    return null;
  }),
  handle(listTenantPromoCodes, ({ db, params }) => ({
    promocodes: db
      .rows('tenantPromoCodes', params.accountId)
      .all()
      .sort((a, b) => Date.parse(b.created) - Date.parse(a.created)),
  })),
  handle(createTenantPromoCode, ({ db, clock, params, body }) => {
    const codes = db.rows('tenantPromoCodes', params.accountId);
    const { code, percentOff, limit = null, expires = null } = body;
    if (codes.all().some((known) => isSameName(known.code, code)))
      throw malformed('code', 'There is a promotion code like this.');
    if (expires !== null && millisecondsOf('expires', expires) <= clock.now())
      throw malformed('expires', 'It has passed.');
    return codes.add({
      id: db.nextId('promocode'),
      code: code.toUpperCase(),
      percentOff,
      limit,
      expires,
      uses: 0,
      created: stamp(clock),
    });
  }),
  handle(getTenantCustomization, ({ db, params }) => {
    const appearance = db.rows('tenantCustomizations', params.accountId).find('customization');
    return appearance ? without(appearance, 'id') : plainInvitation;
  }),
  handle(saveTenantCustomization, ({ db, params, body }) => {
    checkPlaceholders('subject', body.subject);
    checkPlaceholders('message', body.message);
    const appearance = {
      subject: textOf('subject', body.subject),
      message: body.message.trim(),
      logo: optionalHttps('logo', body.logo),
      color: body.color,
    };
    db.rows('tenantCustomizations', params.accountId).put({ id: 'customization', ...appearance });
    return appearance;
  }),
  handle(updateMemberAccess, ({ db, params: { accountId, memberId }, body }) =>
    changeAccess(db, accountId, memberId, body),
  ),
  handle(listUninvited, ({ db, params }) => ({
    people: db
      .rows('uninvited', params.accountId)
      .all()
      .sort((a, b) => Date.parse(b.uninvited) - Date.parse(a.uninvited)),
  })),
  handle(removeMember, ({ db, params: { accountId, memberId } }) => {
    removeFrom(db, accountId, memberId);
    return null;
  }),
];
