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
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { MembersView, type MembersViewProps } from './MembersView';
import { PromoCodesPanel } from './PromoCodesPanel';

/** Props of `MembersScreen`. @experimental */
export interface MembersScreenProps extends ViewProps, Pick<MembersViewProps, 'invitationEmail'> {
  /** The organizer’s account. */
  accountId: string;
}

/** Who works on an account's events: members, invitations and their promotion codes. 002 §6, §7 Tenant invites and members. */
export function Members({ accountId, invitationEmail, ...props }: MembersScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const { status, uninvited, ...read } = useInvitations(accountId);
  const codes = useTenantPromoCodes(accountId);
  const account = useOwnAccount();
  const { data: events = noEvents } = useOrganizerEvents(accountId);
  return (
    <MembersView
      members={useMembers(accountId)}
      calls={useMemberCalls(accountId)}
      {...readingOf(read)}
      status={status}
      uninvited={uninvited}
      events={events}
      invitationEmail={invitationEmail}
      view={view}
      onViewChange={onViewChange}
      savedAs={`members ${accountId}`}
      promoCodes={
        <PromoCodesPanel
          {...readingOf(codes)}
          codes={codes.codes}
          timeZone={account?.timeZoneId ?? 'UTC'}
          now={now}
          onCreate={codes.create}
        />
      }
    />
  );
}

const noEvents: [] = [];
