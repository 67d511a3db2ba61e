'use client';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { filteredBy, wholeTable } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { optionsOf } from '../kit/fields/options';
import { OrganizerIcon } from '../kit/appearance';
import { PageHeader, SegmentedControl } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import { RegistrationsList, type RegistrationsListProps } from './RegistrationsList';
import * as css from './sessionRegistrations.css';
import { SessionCounts, type SessionCountsProps } from './SessionCounts';

export interface SessionRegistrationsViewProps
  extends RegistrationsListProps, Omit<SessionCountsProps, 'onOpen'> {
  /** Address of the status email’s editor; without it none is offered. */
  emailHref?: string | undefined;
  /** Called with a plain click on that; prevent the event’s default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** They want to register tickets. */
  onRegister: () => void;
  /** They want to tell attendees their sessions. */
  onSend: () => void;
  /** Above the lists: what became of something that was done. */
  notice?: ReactNode;
}

type Part = 'people' | 'sessions';
const parts: readonly Part[] = ['people', 'sessions'];

/** Who has a place in which session, and how many places there are; knows nothing of where they come from. 002 §7 Agenda. */
export function SessionRegistrationsView(props: SessionRegistrationsViewProps) {
  const { emailHref, onNavigate, onRegister, onSend, notice, onViewChange } = props;
  const t = useT();
  const [part, setPart] = useState<Part>('people');
  return (
    <>
      <PageHeader
        title={t('organizer.sessionRegistrations.title')}
        lead={t('organizer.sessionRegistrations.lead')}
        actions={
          <>
            {emailHref !== undefined && (
              <RoutedButton href={emailHref} icon={<OrganizerIcon name="pencil" />} onNavigate={onNavigate}>
                {t('organizer.sessionRegistrations.email')}
              </RoutedButton>
            )}
            <Button icon={<OrganizerIcon name="send" />} onClick={onSend}>
              {t('organizer.sessionRegistrations.send')}
            </Button>
            <Button variant="primary" icon={<Icon name="plus" />} onClick={onRegister}>
              {t('organizer.sessionRegistrations.register')}
            </Button>
          </>
        }
      />
      <div className={css.above}>
        <div className={css.choice}>
          <SegmentedControl
            label={t('organizer.sessionRegistrations.part')}
            options={optionsOf(parts, (value) => t(`organizer.sessionRegistrations.part.${value}`))}
            value={part}
            onValueChange={setPart}
          />
        </div>
        {notice}
      </div>
      {part === 'people' ? (
        <RegistrationsList {...props} />
      ) : (
        <SessionCounts
          {...props}
          onOpen={(sessionId) => {
            onViewChange(filteredBy(wholeTable, 'session', sessionId));
            setPart('people');
          }}
        />
      )}
    </>
  );
}
