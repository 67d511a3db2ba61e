'use client';
import { useState } from 'react';
import type { OrganizerEvent, TenantMember } from '../../contract';
import {
  accessSchema,
  accessUpdate,
  accessValues,
  memberProblem,
  memberRoles,
  personName,
  type AccessValues,
} from '../../domain/members';
import type { MemberCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Tag } from '../../themed/kit/Tag';
import { useAction } from '../kit/confirm';
import { ActionDialog } from '../kit/form';
import { AccessFields } from './AccessFields';
import { PersonRow } from './PersonRow';
import { useAccessText } from './useAccessText';

export interface MemberRowProps {
  member: TenantMember;
  /** The account's. */
  events: readonly OrganizerEvent[];
  calls: Pick<MemberCalls, 'changeAccess' | 'remove'>;
  /** Something was done, in words. `isGone`: the row is no longer there. */
  onNews: (news: string, isGone?: boolean) => void;
}

/** A member: what they may do, and where; both can be changed, and the member removed. 002 §6. */
export function MemberRow({ member, events, calls, onNews }: MemberRowProps) {
  const t = useT();
  const accessText = useAccessText(events);
  const { isBusy, problem, act, dialog } = useAction(memberProblem);
  const [isChanging, setChanging] = useState(false);
  const name = personName(member);
  const remove = async () => {
    const isGone = await act(() => calls.remove(member.id), {
      title: t('organizer.members.remove.title', { name }),
      text: t('organizer.members.remove.text'),
      action: t('organizer.kit.form.remove'),
      tone: 'danger',
    });
    if (isGone) onNews(t('organizer.members.removed', { name }), true);
  };
  return (
    <PersonRow
      person={member}
      choiceId={member.id}
      tag={<Tag>{accessText.role(member)}</Tag>}
      facts={[
        accessText.events(member),
        t('organizer.members.joined', { date: accessText.day(member.joined) }),
      ]}
      problem={problem}
    >
      <Button onClick={() => setChanging(true)}>{t('organizer.members.access')}</Button>
      <Button busy={isBusy} onClick={() => void remove()}>
        {t('organizer.kit.form.remove')}
      </Button>
      {dialog}
      {isChanging && (
        <ActionDialog<AccessValues>
          title={t('organizer.members.access.title', { name })}
          action={t('organizer.kit.form.save')}
          values={accessValues(member)}
          schema={accessSchema}
          toErrorMessage={memberProblem}
          run={(values) => calls.changeAccess(member.id, accessUpdate(values))}
          onDone={() => {
            setChanging(false);
            onNews(t('organizer.members.access.saved', { name }));
          }}
          onClose={() => setChanging(false)}
        >
          <AccessFields roles={memberRoles} events={events} />
        </ActionDialog>
      )}
    </PersonRow>
  );
}
