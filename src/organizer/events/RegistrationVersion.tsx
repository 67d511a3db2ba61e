'use client';
import { useId, useRef } from 'react';
import type { Generation } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { ProblemNotice, useAction } from '../kit/confirm';
import { ReadState, type Reading } from '../kit/record';
import * as css from './events.css';

export interface RegistrationVersionProps extends Reading {
  /** `null` before the first answer. */
  generation: Generation | null;
  /** Rejects with the client's ApiError. */
  onMigrate: () => Promise<unknown>;
}

/** Which registration new buyers get, and the way back to the classic one. 002 §7 Events. */
export function RegistrationVersion(props: RegistrationVersionProps) {
  const { generation, onMigrate } = props;
  const t = useT();
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const { problem, isBusy, act, dialog } = useAction();
  const migrate = async () => {
    const isDone = await act(onMigrate, {
      title: t('organizer.events.event.registration.question'),
      text: t('organizer.events.event.registration.consequence'),
      action: t('organizer.events.event.registration.migrate'),
      tone: 'danger',
    });
    // What was pressed is gone; what holds now is read aloud.
    if (isDone) text.current?.focus();
  };
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {t('organizer.events.event.registration.title')}
      </Heading>
      <ReadState
        {...props}
        content={generation}
        loading={t('organizer.events.event.registration.loading')}
        failed={t('organizer.events.event.registration.failed')}
      >
        {(known) => (
          <>
            <p ref={text} tabIndex={-1} className={css.quiet}>
              {t(`organizer.events.event.registration.${known}`)}
            </p>
            {known === 'V2' && (
              <div>
                <Button busy={isBusy} onClick={() => void migrate()}>
                  {t('organizer.events.event.registration.migrate')}
                </Button>
              </div>
            )}
          </>
        )}
      </ReadState>
      <ProblemNotice title={t('organizer.events.event.registration.notMigrated')} problem={problem} />
      {dialog}
    </section>
  );
}
