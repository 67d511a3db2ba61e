'use client';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { OrganizerEvent, TenantMember } from '../../contract';
import { findByQuery, isAmong, wholeTable } from '../../domain';
import { memberRoles, personName } from '../../domain/members';
import type { MemberCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { Tabs } from '../../themed/kit/Tabs';
import { optionsOf } from '../kit/fields/options';
import { CardList, type ListProps } from '../kit/list';
import { PageHeader, ScreenEmpty, ScreenLoading } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import { RoutedButton } from '../kit/page/RoutedLink';
import { NoMatch } from '../kit/table';
import { InvitationsPanel, type InvitationsPanelProps } from './InvitationsPanel';
import { InviteDialog } from './InviteDialog';
import { MemberRow } from './MemberRow';
import * as css from './members.css';
import { useAccessText } from './useAccessText';

export interface MembersViewProps
  extends Omit<InvitationsPanelProps, 'calls' | 'onNews' | 'onInvite'>, MemberListView {
  /** By name; `undefined` before the first answer. */
  members: readonly TenantMember[] | undefined;
  /** The account's. */
  events: readonly OrganizerEvent[];
  /** What can be done. All reject with the client's ApiError. */
  calls: MemberCalls;
  /** The panel of the account's promotion codes. */
  promoCodes: ReactNode;
  /** Where the invitation email is changed; a link to it when given. */
  invitationEmail?:
    | { href: string; onNavigate?: ((href: string, click: MouseEvent) => void) | undefined }
    | undefined;
}

type MemberListView = Pick<ListProps, 'view' | 'onViewChange' | 'savedAs'>;

/** Who works on the account's events, who is invited to, and their promotion codes, in every state. 002 §6, §7. @experimental */
export function MembersView(props: MembersViewProps) {
  const { members, events, calls, promoCodes, invitationEmail, ...others } = props;
  const { view, onViewChange, savedAs, ...invitations } = others;
  const t = useT();
  const [inviting, setInviting] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const onNews = (text: string, isGone = false) => {
    setNews(text);
    // What was pressed is gone with its row.
    if (isGone) anchor.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={t('organizer.members.title')}
        lead={t('organizer.members.lead')}
        actions={
          <>
            {invitationEmail && (
              <RoutedButton
                href={invitationEmail.href}
                icon={<Icon name="mail" />}
                onNavigate={invitationEmail.onNavigate}
              >
                {t('organizer.members.look.title')}
              </RoutedButton>
            )}
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setInviting('')}>
              {t('organizer.members.invite')}
            </Button>
          </>
        }
      />
      <div ref={anchor} role="status" tabIndex={-1} className={css.news}>
        {news !== null && <Notice tone="positive" title={news} />}
      </div>
      <Tabs
        label={t('organizer.members.title')}
        tabs={[
          {
            id: 'members',
            label: t('organizer.members.title'),
            panel: (
              <MembersPanel
                members={members}
                events={events}
                calls={calls}
                onNews={onNews}
                view={view}
                onViewChange={onViewChange}
                savedAs={savedAs}
              />
            ),
          },
          {
            id: 'invitations',
            label: t('organizer.members.invitations'),
            panel: (
              <InvitationsPanel
                {...invitations}
                events={events}
                calls={calls}
                onNews={onNews}
                onInvite={setInviting}
              />
            ),
          },
          { id: 'promoCodes', label: t('organizer.members.codes'), panel: promoCodes },
        ]}
      />
      {inviting !== null && (
        <InviteDialog
          people={inviting}
          events={events}
          invite={calls.invite}
          onInvited={(count) => {
            setInviting(null);
            onNews(t('organizer.members.invite.done', { count }));
          }}
          onClose={() => setInviting(null)}
        />
      )}
    </>
  );
}

interface MembersPanelProps extends MemberListView, Pick<MembersViewProps, 'members' | 'events' | 'calls'> {
  onNews: (news: string, isGone?: boolean) => void;
}

const idOf = ({ id }: TenantMember) => id;
const roleFilter = 'role';

function MembersPanel({ members, view, onViewChange, savedAs, ...props }: MembersPanelProps) {
  const t = useT();
  const accessText = useAccessText(props.events);
  if (!members) return <ScreenLoading label={t('organizer.members.loading')} />;
  if (members.length === 0)
    return <ScreenEmpty title={t('organizer.members.nobody')} text={t('organizer.members.nobodyText')} />;
  const role = view.filters[roleFilter];
  const found = findByQuery(
    members.filter((member) => role === undefined || member.role === role),
    view.search,
    (member) => `${personName(member)} ${member.email}`,
  );
  return (
    <CardList
      view={view}
      onViewChange={onViewChange}
      savedAs={savedAs}
      searchLabel={t('organizer.members.search')}
      filters={[
        {
          id: roleFilter,
          label: t('organizer.members.role'),
          any: t('organizer.members.anyRole'),
          options: optionsOf(memberRoles, (each) => t(`organizer.members.role.${each}`)),
        },
      ]}
      rows={found}
      rowId={idOf}
      isThere={isAmong(members)}
      file={{
        name: 'members',
        columns: [
          { label: t('organizer.companies.name'), exportValue: personName },
          { label: t('organizer.orders.order.email'), exportValue: ({ email }) => email },
          { label: t('organizer.members.role'), exportValue: (member) => accessText.role(member) },
          { label: t('organizer.kit.palette.events'), exportValue: (member) => accessText.events(member) },
        ],
      }}
    >
      {found.length === 0 ? (
        <NoMatch onClear={() => onViewChange(wholeTable)} />
      ) : (
        <PlainList className={css.list}>
          {found.map((member) => (
            <MemberRow key={member.id} member={member} {...props} />
          ))}
        </PlainList>
      )}
    </CardList>
  );
}
