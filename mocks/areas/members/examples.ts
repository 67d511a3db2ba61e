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
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };

export const membersExamples = {
  getTenantStatus: exampleOf(getTenantStatus, { params }),
  listMembers: exampleOf(listMembers, { params }),
  inviteMembers: exampleOf(inviteMembers, {
    params,
    body: {
      emailsData: [
        {
          email: 'lou@nightferry.example',
          firstName: 'Lou',
          lastName: 'Castel',
          role: 'EDITOR',
          eventIds: ['1001'],
        },
        { email: 'noor@northlight.example' },
      ],
    },
  }),
  answerInvite: exampleOf(answerInvite, {
    params: { ...params, inviteId: 'invite-ines' },
    query: { status: 'ACCEPTED' },
  }),
  resendInvite: exampleOf(resendInvite, { params, query: { email: 'florian@kolonn.example' } }),
  deleteInvite: exampleOf(deleteInvite, { params, query: { email: 'kwame@harbour-review.example' } }),
  updateTenantInvoice: exampleOf(updateTenantInvoice, {
    params,
    body: {
      company: 'Northlight Conferences LLC',
      address: '1 Pier Road',
      city: 'Boston',
      zip: '02110',
      countryCode: 'US',
      taxId: '04-5550142',
      email: 'billing@northlight.example',
      reference: '',
    },
  }),
  deleteTenantInvoice: exampleOf(deleteTenantInvoice, { params }),
  listTenantPromoCodes: exampleOf(listTenantPromoCodes, { params }),
  createTenantPromoCode: exampleOf(createTenantPromoCode, {
    params,
    body: { code: 'VOLUNTEER50', percentOff: 50, limit: 40, expires: '2026-05-13T23:59:59-04:00' },
  }),
  getTenantCustomization: exampleOf(getTenantCustomization, { params }),
  saveTenantCustomization: exampleOf(saveTenantCustomization, {
    params,
    body: {
      subject: 'Join {{account}}',
      message: 'Hello {{firstName}}, the pier is calling.',
      logo: '',
      color: '#0B6E4F',
    },
  }),
  updateMemberAccess: exampleOf(updateMemberAccess, {
    params: { ...params, memberId: 'member-wren' },
    body: { role: 'EDITOR', eventIds: ['1001', '1002', '1003'] },
  }),
  listUninvited: exampleOf(listUninvited, { params }),
  removeMember: exampleOf(removeMember, { params: { ...params, memberId: 'member-petra' } }),
} satisfies Examples;
