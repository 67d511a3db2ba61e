'use client';
import { useRef, useState } from 'react';
import type { InviteEmail, InviteOutcome, OrganizerEvent } from '../../contract';
import { emailsData, invitedRoles, inviteSchema, newInvite, type InviteValues } from '../../domain/members';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Notice } from '../../themed/kit/Notice';
import { LongTextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { AccessFields } from './AccessFields';
import * as css from './members.css';

export interface InviteDialogProps {
  /** Who is written there to begin with; see `peopleIn`. */
  people?: string | undefined;
  /** The account's. */
  events: readonly OrganizerEvent[];
  /** Rejects with the client's ApiError. */
  invite: (emailsData: InviteEmail[]) => Promise<InviteOutcome>;
  /** Everybody was written to. */
  onInvited: (count: number) => void;
  onClose: () => void;
}

/** Invites several people to the same things, and says at which address nobody was written to. 002 §7 invite. */
export function InviteDialog({ people = '', events, invite, onInvited, onClose }: InviteDialogProps) {
  const t = useT();
  const [values, setValues] = useState<InviteValues>({ ...newInvite, people });
  const [outcome, setOutcome] = useState<InviteOutcome | null>(null);
  const answer = useRef<InviteOutcome>(undefined);
  if (outcome)
    return (
      <Refused
        outcome={outcome}
        onClose={onClose}
        onCorrect={() => {
          setValues({ ...values, people: outcome.refused.map(({ email }) => email).join('\n') });
          setOutcome(null);
        }}
      />
    );
  return (
    <ActionDialog<InviteValues>
      title={t('organizer.members.invite')}
      action={t('organizer.members.invite.action')}
      failedTitle="organizer.kit.form.failed.notSent"
      schema={inviteSchema}
      values={values}
      run={async (typed) => {
        answer.current = await invite(emailsData(typed));
      }}
      onDone={(typed) => {
        const { current } = answer;
        if (!current) return;
        setValues(typed);
        if (current.refused.length > 0) setOutcome(current);
        else onInvited(current.invited.length);
      }}
      onClose={onClose}
    >
      <LongTextField<InviteValues>
        name="people"
        label={t('organizer.members.invite.people')}
        hint={t('organizer.members.invite.peopleHint', { example: 'Ada Lovelace <ada@example.com>' })}
        dir="ltr"
        spellCheck={false}
        required
      />
      <AccessFields roles={invitedRoles} events={events} />
    </ActionDialog>
  );
}

interface RefusedProps {
  outcome: InviteOutcome;
  /** Back to the form, with the addresses nobody was written to. */
  onCorrect: () => void;
  onClose: () => void;
}

function Refused({ outcome: { invited, refused }, onCorrect, onClose }: RefusedProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('organizer.members.invite.done', { count: invited.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.close')}</Button>
          <Button variant="primary" onClick={onCorrect}>
            {t('organizer.members.invite.correct')}
          </Button>
        </>
      }
    >
      <Notice
        tone="warning"
        live="polite"
        title={t('organizer.members.invite.refused', { count: refused.length })}
      >
        <ul className={css.refused}>
          {refused.map(({ email, reason }) => (
            <li key={email}>
              <bdi>{email}</bdi>
              <br />
              {t(`organizer.members.refusal.${reason}`)}
            </li>
          ))}
        </ul>
      </Notice>
    </Dialog>
  );
}
