'use client';
import { useState } from 'react';
import {
  useEnvironment,
  useInvitations,
  useMemberCalls,
  useMembers,
  useOrganizerEvents,
  useOwnAccount,
  useTenantPromoCodes,
} from '../../hooks';
import { MembersView, type MembersViewProps } from './MembersView';
import { PromoCodesPanel } from './PromoCodesPanel';

/** Props of `MembersScreen`. @experimental */
export interface MembersScreenProps extends Pick<MembersViewProps, 'look'> {
  /** The organizer’s account. */
  accountId: string;
}

/** Who works on an account's events: members, invitations and their promotion codes. 002 §6, §7 Tenant invites and members. */
export function Members({ accountId, look }: MembersScreenProps) {
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const { status, uninvited, isError, isFetching, refetch } = useInvitations(accountId);
  const codes = useTenantPromoCodes(accountId);
  const account = useOwnAccount();
  const { data: events = noEvents } = useOrganizerEvents(accountId);
  return (
    <MembersView
      members={useMembers(accountId)}
      calls={useMemberCalls(accountId)}
      {...{ status, uninvited, events, look }}
      hasFailed={isError}
      isUpdating={isFetching}
      onRetry={refetch}
      promoCodes={
        <PromoCodesPanel
          codes={codes.codes}
          timeZone={account?.timeZoneId ?? 'UTC'}
          now={now}
          hasFailed={codes.isError}
          isUpdating={codes.isFetching}
          onRetry={() => void codes.refetch()}
          onCreate={codes.create}
        />
      }
    />
  );
}

const noEvents: [] = [];
