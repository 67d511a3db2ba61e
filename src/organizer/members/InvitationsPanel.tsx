'use client';
import type { OrganizerEvent, TenantStatus, UninvitedPerson } from '../../contract';
import { writePerson } from '../../domain/members';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { ScreenEmpty, ScreenFailed, ScreenLoading } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import type { Reading } from '../kit/record';
import { InvitationRow, type InvitationRowProps } from './InvitationRow';
import * as css from './members.css';
import { PersonRow } from './PersonRow';
import { useAccessText } from './useAccessText';

export interface InvitationsPanelProps extends Reading, Pick<InvitationRowProps, 'calls' | 'onNews'> {
  /** `undefined` before the first answer. */
  status: TenantStatus | undefined;
  /** Whose invitation was taken back; `undefined` before the first answer. */
  uninvited: readonly UninvitedPerson[] | undefined;
  /** The account's. */
  events: readonly OrganizerEvent[];
  /** Somebody is to be invited, written as mail programs do. */
  onInvite: (person: string) => void;
}

const statuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const;
/** The account's invitations and where they stand, and the people whose was taken back. 002 §7 GET status, uninvited. */
export function InvitationsPanel(props: InvitationsPanelProps) {
  const { status, uninvited = [], events, calls, hasFailed, isUpdating, onRetry, onInvite, onNews } = props;
  const t = useT();
  const locale = useLocale();
  if (!status)
    return hasFailed ? (
      <ScreenFailed title={t('organizer.members.notLoaded')} onRetry={onRetry} isRetrying={isUpdating} />
    ) : (
      <ScreenLoading label={t('organizer.members.loading')} />
    );
  if (status.invites.length === 0 && uninvited.length === 0)
    return (
      <ScreenEmpty
        drawing="search"
        title={t('organizer.members.noInvitations')}
        text={t('organizer.members.noInvitationsText')}
        action={<Button onClick={() => onInvite('')}>{t('organizer.members.invite')}</Button>}
      />
    );
  return (
    <div className={css.parts}>
      {hasFailed && (
        <ScreenFailed title={t('organizer.members.notLoaded')} onRetry={onRetry} isRetrying={isUpdating} />
      )}
      <dl className={css.counts}>
        {statuses.map((each) => (
          <div key={each} className={css.count}>
            <dt className={css.quiet}>{t(`organizer.members.status.${each}`)}</dt>
            <dd className={css.figure}>{status.counts[each].toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      <PlainList className={css.list}>
        {status.invites.map((invite) => (
          <InvitationRow key={invite.id} invite={invite} events={events} calls={calls} onNews={onNews} />
        ))}
      </PlainList>
      {uninvited.length > 0 && (
        <section className={css.part}>
          <div>
            <Heading level={2} size="md">
              {t('organizer.members.uninvited')}
            </Heading>
            <p className={css.quiet}>{t('organizer.members.uninvitedText')}</p>
          </div>
          <PlainList className={css.list}>
            {uninvited.map((person) => (
              <Uninvited key={person.id} person={person} onInvite={onInvite} />
            ))}
          </PlainList>
        </section>
      )}
    </div>
  );
}

const noEvents: [] = [];

interface UninvitedProps extends Pick<InvitationsPanelProps, 'onInvite'> {
  person: UninvitedPerson;
}

function Uninvited({ person, onInvite }: UninvitedProps) {
  const t = useT();
  const accessText = useAccessText(noEvents);
  return (
    <PersonRow
      person={person}
      level={3}
      facts={[t('organizer.members.uninvitedOn', { date: accessText.day(person.uninvited) })]}
      problem={null}
    >
      <Button onClick={() => onInvite(writePerson(person))}>{t('organizer.members.inviteAgain')}</Button>
    </PersonRow>
  );
}
