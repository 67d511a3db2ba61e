'use client';
import { useState } from 'react';
import type { RegistrationGoal } from '../../contract';
import { goalStanding } from '../../domain';
import { emailDate } from '../../domain/emails';
import { useRegistrationGoal } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Progress } from '../../themed/kit/Progress';
import { Skeleton } from '../../themed/kit/Skeleton';
import { NewsLine } from '../kit/form/SavedNotice';
import { quiet, stack } from '../kit/appearance/layout.css';
import { readingOf, ReadState } from '../kit/record';
import * as css from './DashboardView.css';
import { DashboardCard } from './DashboardCard';
import { GoalDialog } from './GoalDialog';

export interface GoalCardProps {
  eventId: string;
  /** IANA zone of the event. */
  timeZone: string;
}

/** How far an event is from its goal, and the way to set it. 002 §7 goals/registrations. */
export function GoalCard({ eventId, timeZone }: GoalCardProps) {
  const t = useT();
  const { goal: read, setGoal } = useRegistrationGoal(eventId);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const title = t('organizer.dashboard.goal');
  return (
    <DashboardCard title={title}>
      <ReadState
        {...readingOf(read)}
        content={read.data ?? null}
        loading={t('organizer.dashboard.goal.loading')}
        skeleton={<Skeleton height="6rem" />}
        failed={t('organizer.dashboard.goal.failed')}
      >
        {(goal) => (
          <div className={stack[4]}>
            <Standing goal={goal} timeZone={timeZone} />
            <div>
              <Button
                onClick={() => {
                  setNews('');
                  setOpen(true);
                }}
              >
                {t(goal.goal === null ? 'organizer.dashboard.goal.set' : 'organizer.dashboard.goal.change')}
              </Button>
            </div>
            {isOpen && (
              <GoalDialog
                goal={goal}
                timeZone={timeZone}
                setGoal={setGoal}
                onSaved={() => {
                  setOpen(false);
                  setNews(t('organizer.kit.form.saved'));
                }}
                onClose={() => setOpen(false)}
              />
            )}
          </div>
        )}
      </ReadState>
      <NewsLine text={news} />
    </DashboardCard>
  );
}

function Standing({ goal, timeZone }: { goal: RegistrationGoal; timeZone: string }) {
  const t = useT();
  const locale = useLocale();
  const { registrations, neededPerDay, deadline } = goal;
  const say = (value: number) => value.toLocaleString(locale);
  const standing = goalStanding(goal);
  if (goal.goal === null || standing === 'none') return <p>{t('organizer.dashboard.goal.none')}</p>;
  const date = deadline && emailDate(deadline, timeZone, locale);
  const note = () => {
    if (standing !== 'open') return t(`organizer.dashboard.goal.${standing}`);
    const number = say(neededPerDay ?? 0);
    return date
      ? t('organizer.dashboard.goal.perDay', { number, date })
      : t('organizer.dashboard.goal.perDayToStart', { number });
  };
  return (
    <div className={stack[2]}>
      <p>
        <span className={css.figureValue}>{say(registrations)}</span>{' '}
        <span className={quiet}>{t('organizer.dashboard.goal.of', { goal: say(goal.goal) })}</span>
      </p>
      <Progress value={registrations / goal.goal} label={t('organizer.dashboard.goal')} />
      <p className={quiet}>{note()}</p>
    </div>
  );
}
