'use client';
import { setupStepNames, type SetupStep } from '../../domain';
import { useSetup } from '../../hooks/organizer/dashboard/useSetup';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { Skeleton } from '../../themed/kit/Skeleton';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { plainList, quiet, stack } from '../kit/appearance/layout.css';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { RoutedLink } from '../kit/page/RoutedLink';
import { ReadState, readingOf, type Reading } from '../kit/record';
import * as board from './DashboardView.css';
import type { DashboardLinks } from './DashboardView';
import * as css from './SetupChecklist.css';

type SetupLinks = Pick<DashboardLinks, 'setupHrefs' | 'onNavigate'>;

/** What an event without an order still needs. */
export function SetupChecklist({ accountId, eventId, ...links }: EventScreenProps & SetupLinks) {
  const { steps, ...read } = useSetup(accountId, eventId);
  return <SetupChecklistView {...links} {...readingOf(read)} steps={steps} />;
}

export interface SetupChecklistViewProps extends SetupLinks, Reading {
  /** `null` before the first answers. */
  steps: readonly SetupStep[] | null;
}

/** The checklist in every state it has; knows nothing of where it is read. */
export function SetupChecklistView(props: SetupChecklistViewProps) {
  const t = useT();
  const { steps } = props;
  return (
    <section className={`${board.card} ${board.wide}`} aria-label={t('organizer.dashboard.setup.title')}>
      <header className={board.cardHead}>
        <Heading level={2} size="md">
          {t('organizer.dashboard.setup.title')}
        </Heading>
        {steps && (
          <span className={quiet}>
            {t('organizer.dashboard.setup.progress', {
              done: steps.filter(({ isDone }) => isDone).length,
              total: steps.length,
            })}
          </span>
        )}
      </header>
      <ReadState
        {...props}
        content={steps}
        loading={t('organizer.dashboard.setup.loading')}
        skeleton={<StepsSkeleton />}
        failed={t('organizer.dashboard.setup.failed')}
      >
        {(read) => (
          <ol className={plainList}>
            {read.map((step, index) => (
              <Step key={step.name} {...props} step={step} place={index + 1} />
            ))}
          </ol>
        )}
      </ReadState>
    </section>
  );
}

/** The place of the steps. */
function StepsSkeleton() {
  return (
    <div className={plainList}>
      {setupStepNames.map((name) => (
        <div key={name} className={css.step}>
          <Skeleton width="1.5rem" height="1.5rem" />
          <div className={stack[2]}>
            <Skeleton width="11rem" />
            <Skeleton width="16rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface StepProps extends SetupLinks {
  step: SetupStep;
  /** From 1. */
  place: number;
}

function Step({ step: { name, isDone }, place, setupHrefs, onNavigate }: StepProps) {
  const t = useT();
  const text = t(`organizer.dashboard.setup.${name}`);
  const href = setupHrefs?.[name];
  return (
    <li className={css.step}>
      <span aria-hidden="true" className={css.stepMark} data-done={isDone}>
        {isDone ? <Icon name="check" size="small" /> : place}
      </span>
      <div>
        <div className={css.stepName}>
          {href === undefined ? (
            text
          ) : name === 'testOrder' ? (
            <a href={href} target="_blank" rel="noopener noreferrer" className={css.stepLink}>
              {text}
              <Icon name="external" size="small" />
              <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
            </a>
          ) : (
            <RoutedLink href={href} onNavigate={onNavigate}>
              {text}
            </RoutedLink>
          )}
          {isDone && <VisuallyHidden> {t('organizer.dashboard.setup.done')}</VisuallyHidden>}
        </div>
        <p className={quiet}>{t(`organizer.dashboard.setup.${name}Note`)}</p>
      </div>
    </li>
  );
}
