'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { HeldTransaction } from '../../contract';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import * as css from '../../themed/registration/RegistrationForm.css';
import { useArrival } from '../useArrival';
import type { useWidgetSteps } from './useWidgetSteps';

export interface StepScreenProps extends Pick<
  ReturnType<typeof useWidgetSteps>,
  'current' | 'next' | 'back'
> {
  hold: HeldTransaction;
  /** Gives the tickets back; absent where there is no way back. */
  onRelease: (() => void) | undefined;
  /** The form. Hidden behind a step that follows it, not gone: what was typed and the provider's fields stay. */
  children: ReactNode;
}

/** A step of the page's own in the form's place. Whoever comes to it has its heading in view and in focus. */
export function StepScreen({ current: step, next, back, hold, onRelease, children }: StepScreenProps) {
  const t = useT();
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const isHidden = step !== undefined;
  useEffect(() => {
    // What is hidden keeps the focus until the page is drawn, and nobody's focus is taken.
    const { activeElement } = document;
    if (isHidden && activeElement instanceof HTMLElement && form.current?.contains(activeElement))
      activeElement.blur();
  }, [isHidden]);
  useArrival(container, step?.id ?? 'form');
  const Step = step?.Component;
  const onBack = back ?? onRelease;
  return (
    <div ref={container}>
      {Step && (
        <section key={step.id} className={css.form} aria-label={step.title}>
          <header className={css.head}>
            {onBack && (
              <LinkButton className={css.back} icon={<Icon name="arrow-start" />} onClick={onBack}>
                {t(back ? 'registration.stepBack' : 'registration.back')}
              </LinkButton>
            )}
            <Heading level={2} size="2xl">
              {step.title}
            </Heading>
          </header>
          <Step hold={hold} onContinue={next} />
        </section>
      )}
      {step?.at !== 'beforeRegistration' && (
        <div ref={form} hidden={isHidden}>
          {children}
        </div>
      )}
    </div>
  );
}
