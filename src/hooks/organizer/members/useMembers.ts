'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerInvite,
  deleteInvite,
  getOwnAccount,
  getTenantStatus,
  inviteMembers,
  listMembers,
  listUninvited,
  removeMember,
  resendInvite,
  updateMemberAccess,
  type InviteAnswer,
  type InviteEmail,
  type MemberRole,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { joinLoads } from '../resource/load';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** The account of whoever is signed in: its name and zone. Never throws; `undefined` while it loads and when nobody is. @experimental */
export function useOwnAccount() {
  const { client } = useEnvironment();
  return useQuery(endpointQuery(client, getOwnAccount, {})).data;
}

/**
 * Who works on an account's events. 002 §7: no members, and no error, when that can't be read; `undefined` until it is known.
 * @experimental
 */
export function useMembers(accountId: string) {
  const { data, isError } = useRead(listMembers, { params: { accountId } });
  return data?.members ?? (isError ? none : undefined);
}

const none: [] = [];

/**
 * An account's invitations, how many stand where, and whose was taken back. Never throws; read `isError`. 002 §7 GET status.
 * @experimental
 */
export function useInvitations(accountId: string) {
  const input = { params: { accountId } };
  const status = useRead(getTenantStatus, input);
  const uninvited = useRead(listUninvited, input);
  return {
    status: status.data,
    uninvited: uninvited.data?.people,
    ...joinLoads([status, uninvited]),
  };
}

/**
 * What is done with members and invitations; lists in the same page follow. All reject with the client's ApiError. 002 §6, §7.
 * @experimental
 */
export function useMemberCalls(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const params = { accountId };
  const changed = <T>(call: Promise<T>) =>
    thenReadAgain(call, queries, [listMembers, getTenantStatus, listUninvited]);
  return {
    invite: (emailsData: InviteEmail[]) =>
      changed(client.call(inviteMembers, { params, body: { emailsData } })),
    resend: (email: string) => changed(client.call(resendInvite, { params, query: { email } })),
    takeBack: (email: string) => changed(client.call(deleteInvite, { params, query: { email } })),
    answer: (inviteId: string, status: InviteAnswer) =>
      changed(client.call(answerInvite, { params: { accountId, inviteId }, query: { status } })),
    changeAccess: (memberId: string, access: { role: MemberRole; eventIds: string[] | null }) =>
      changed(client.call(updateMemberAccess, { params: { accountId, memberId }, body: access })),
    remove: (memberId: string) => changed(client.call(removeMember, { params: { accountId, memberId } })),
  };
}

export type MemberCalls = ReturnType<typeof useMemberCalls>;
