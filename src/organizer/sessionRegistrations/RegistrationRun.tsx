'use client';
import type { SessionRefusal } from '../../contract';
import { messageOf } from '../../domain';
import { registrationProblem } from '../../domain/sessionRegistrations';
import { problemOf, type RunState } from '../../hooks';
import { useLocale, useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Notice } from '../../themed/kit/Notice';
import { Progress } from '../../themed/kit/Progress';
import { PlainList } from '../kit/page/PlainList';
import * as css from './sessionRegistrations.css';

export interface RegistrationRunProps {
  /** Counts sessions; `undone` are those that got no answer. */
  state: Exclude<RunState, { at: 'idle' }>;
  /** Registrations that were changed so far. */
  changed: number;
  refused: readonly SessionRefusal[];
  /** What an attendee is called, by their ticket. */
  nameOf: (ticketId: string) => string;
  /** What a session is called. */
  titleOf: (sessionId: string) => string;
  onStop: () => void;
  onClose: () => void;
}

/** How far something is that is done with many registrations, and who was refused, with the reason. */
export function RegistrationRun(props: RegistrationRunProps) {
  const { state, changed, onStop, onClose } = props;
  const t = useT();
  const locale = useLocale();
  const { done, total } = state;
  const hasEnded = state.at === 'ended';
  return (
    <Dialog
      open
      dismissible={hasEnded}
      onOpenChange={(open) => {
        if (!open && hasEnded) onClose();
      }}
      title={
        hasEnded
          ? t('organizer.sessionRegistrations.ended', { count: changed })
          : t('organizer.sessionRegistrations.running')
      }
      footer={
        hasEnded ? (
          <Button onClick={onClose}>{t('kit.close')}</Button>
        ) : (
          <Button onClick={onStop}>{t('organizer.kit.run.stop')}</Button>
        )
      }
    >
      <div className={css.parts}>
        <Progress value={total === 0 ? 1 : done / total} />
        <p role="status">
          {t('organizer.sessionRegistrations.progress', {
            done: done.toLocaleString(locale),
            total: total.toLocaleString(locale),
          })}
        </p>
        {hasEnded && state.isStopped && (
          <Notice tone="warning" live="polite">
            {t('organizer.kit.run.uncertain')}
          </Notice>
        )}
        {hasEnded && <Undone {...props} state={state} />}
      </div>
    </Dialog>
  );
}

interface UndoneProps extends RegistrationRunProps {
  state: Extract<RunState, { at: 'ended' }>;
}

function Undone({ state: { undone }, refused, nameOf, titleOf }: UndoneProps) {
  const t = useT();
  if (undone.length === 0 && refused.length === 0) return null;
  return (
    <Notice tone="danger" live="assertive" title={t('organizer.sessionRegistrations.refused')}>
      <PlainList className={css.refused}>
        {undone.map(({ id, error }) => (
          <li key={id}>
            <bdi>{titleOf(id)}</bdi>
            <p>{messageOf<MessageKey>(problemOf(error, registrationProblem).message, t)}</p>
          </li>
        ))}
        {refused.map(({ sessionId, ticketId, code, message }) => (
          <li key={`${sessionId} ${ticketId}`}>
            <strong>
              {t('organizer.sessionRegistrations.row', {
                name: nameOf(ticketId),
                session: titleOf(sessionId),
              })}
            </strong>
            <p>{messageOf<MessageKey>(registrationProblem({ code, message }).message, t)}</p>
            <p className={css.quiet}>{t('organizer.sessionRegistrations.code', { code })}</p>
          </li>
        ))}
      </PlainList>
    </Notice>
  );
}
