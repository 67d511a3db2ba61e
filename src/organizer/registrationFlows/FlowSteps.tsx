'use client';
import { useId, type MouseEvent } from 'react';
import type { FlowStep } from '../../contract';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { OrganizerIcon } from '../kit/appearance';
import { PlainList } from '../kit/page/PlainList';
import { RoutedLink } from '../kit/page/RoutedLink';
import * as css from './registrationFlows.css';
import { stepKeys } from './steps';

export interface FlowStepsProps {
  /** In the order people go through them. */
  steps: readonly FlowStep[];
  /** Address of the screen where a step is set up; no link without. */
  stepHrefOf?: ((step: FlowStep) => string | undefined) | undefined;
  /** Called with a plain click on it; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** What people go through in a flow, as a picture that is a list: each step, what they do in it, and where it is set up. */
export function FlowSteps({ steps, stepHrefOf, onNavigate }: FlowStepsProps) {
  const t = useT();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.steps}>
      <Heading level={2} size="lg" id={titleId}>
        {t('organizer.registrationFlows.steps')}
      </Heading>
      <p className={css.quiet}>{t('organizer.registrationFlows.stepsLead')}</p>
      <div className={css.picture}>
        <PlainList ordered aria-labelledby={titleId} className={css.track}>
          {steps.map((step) => {
            const { title, text, screen, icon } = stepKeys[step];
            const href = stepHrefOf?.(step);
            return (
              <li key={step} className={css.step}>
                <span className={css.stop}>
                  <OrganizerIcon name={icon} />
                </span>
                <div className={css.stepText}>
                  <Heading level={3} size="md">
                    {t(title)}
                  </Heading>
                  <p className={css.quiet}>{t(text)}</p>
                  {href !== undefined && (
                    <RoutedLink href={href} className={css.stepLink} onNavigate={onNavigate}>
                      {t(screen)}
                    </RoutedLink>
                  )}
                </div>
              </li>
            );
          })}
        </PlainList>
      </div>
    </section>
  );
}
