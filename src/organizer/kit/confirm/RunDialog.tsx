'use client';
import { useRef, useState, type SyntheticEvent } from 'react';
import { messageOf, orderProblem } from '../../../domain';
import { problemOf, type RunState, type SaveCalls } from '../../../hooks';
import { useLocale, useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { Notice } from '../../../themed/kit/Notice';
import { Progress } from '../../../themed/kit/Progress';
import { isTyped, mayBegin, numberToType, type RunCheck } from './runCheck';
import * as css from './RunDialog.css';
import { RunQuestion } from './RunQuestion';
import { useRunCheck } from './useRunCheck';

export interface RunDialogProps {
  title: string;
  /** What will happen to each. */
  text?: string | undefined;
  action: string;
  tone?: 'primary' | 'danger' | undefined;
  state: RunState;
  /** How many it is about. */
  count: number;
  /** Finds out beforehand to which it can happen. Rejects with the client's ApiError. */
  check?: ((signal: AbortSignal) => Promise<RunCheck>) | undefined;
  /** With what was found out; `null` where nothing was. */
  onBegin: (check: RunCheck | null) => void;
  onStop: () => void;
  onClose: () => void;
  /** Says why one could not be done; `orderProblem` when absent. */
  toErrorMessage?: SaveCalls<unknown>['toErrorMessage'] | undefined;
  /** What one that could not be done is called; its id when absent. */
  nameOf?: ((id: string) => string) | undefined;
}

/** Asks before something happens to many orders, or other things, shows how far it is, and what could not be done. */
export function RunDialog(props: RunDialogProps) {
  const { title, text, action, tone = 'primary', state, count, onBegin, onStop, onClose } = props;
  const t = useT();
  const [typed, setTyped] = useState('');
  const { state: checked, checkAgain } = useRunCheck(props.check, props.toErrorMessage);
  const number = numberToType(count, checked);
  const [isMistyped, setMistyped] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isChecking = checked?.at === 'checking';
  const canBegin = mayBegin(checked);
  const isConfirmed = number === null || isTyped(typed, number);
  const begin = () => {
    setMistyped(!isConfirmed);
    if (!isConfirmed) input.current?.focus();
    else if (canBegin) onBegin(checked?.at === 'checked' ? checked.check : null);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    begin();
  };
  const isAsking = state.at === 'idle' && (checked !== undefined || number !== null);
  const close = state.at === 'running' ? undefined : onClose;
  return (
    <Dialog
      open
      dismissible={close !== undefined}
      onOpenChange={(open) => {
        if (!open) close?.();
      }}
      title={title}
      description={text}
      footer={
        state.at === 'idle' ? (
          <>
            <Button onClick={onClose} data-autofocus>
              {t('organizer.kit.form.cancel')}
            </Button>
            {(isChecking || canBegin) && (
              <Button
                variant={tone}
                busy={isChecking}
                aria-disabled={!isConfirmed || undefined}
                onClick={begin}
              >
                {action}
              </Button>
            )}
          </>
        ) : state.at === 'running' ? (
          <Button onClick={onStop}>{t('organizer.kit.run.stop')}</Button>
        ) : (
          <Button onClick={onClose}>{t('kit.close')}</Button>
        )
      }
    >
      {isAsking && (
        <form noValidate onSubmit={submit}>
          <RunQuestion
            ref={input}
            state={checked}
            onCheckAgain={checkAgain}
            number={canBegin ? number : null}
            typed={typed}
            isMistyped={isMistyped && !isConfirmed}
            onTyped={setTyped}
          />
        </form>
      )}
      {state.at !== 'idle' && <Run {...props} state={state} />}
    </Dialog>
  );
}

type RunProps = Pick<RunDialogProps, 'toErrorMessage' | 'nameOf'> & {
  state: Exclude<RunState, { at: 'idle' }>;
};

function Run({ state, toErrorMessage = orderProblem, nameOf = (id) => id }: RunProps) {
  const t = useT();
  const locale = useLocale();
  const { done, total } = state;
  const text = t('organizer.kit.run.progress', {
    done: done.toLocaleString(locale),
    total: total.toLocaleString(locale),
  });
  const undone = state.at === 'ended' ? state.undone : [];
  return (
    <div className={css.parts}>
      <Progress value={total === 0 ? 1 : (done + undone.length) / total} />
      <p role="status">{text}</p>
      {state.at === 'ended' && state.isStopped && (
        <Notice tone="warning" live="polite" title={t('organizer.kit.run.stopped')}>
          {state.left > 0 && (
            <p>{t('organizer.kit.run.left', { left: state.left.toLocaleString(locale) })}</p>
          )}
          {state.uncertain !== null && (
            <p>
              <bdi dir="ltr">{nameOf(state.uncertain)}</bdi> {t('organizer.kit.run.uncertain')}
            </p>
          )}
        </Notice>
      )}
      {undone.length > 0 && (
        <Notice tone="danger" live="assertive" title={t('organizer.kit.run.undone')}>
          <ul className={css.undone}>
            {undone.map(({ id, error }) => (
              <li key={id}>
                <bdi dir="ltr" className={css.strong}>
                  {nameOf(id)}
                </bdi>{' '}
                {messageOf<MessageKey>(problemOf(error, toErrorMessage).message, t)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
