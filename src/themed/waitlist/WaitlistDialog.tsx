'use client';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { TicketType } from '../../contract';
import { messageOf, type Message } from '../../domain';
import { waitingQuantities, type JoinProblem, type WaitingValues } from '../../domain/waitlist';
import { useWaitingForm } from '../../headless/waitlist';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { Field, Fields } from '../kit/Field';
import { NativeSelect } from '../kit/NativeSelect';
import { Notice } from '../kit/Notice';
import { TextInput } from '../kit/TextInput';
import * as css from './WaitlistDialog.css';

export interface WaitlistDialogProps {
  /** Sold out, with a waitlist. */
  ticket: TicketType;
  /** Joins; answers what went wrong, or `null`. */
  onJoin: (values: WaitingValues) => Promise<JoinProblem | null>;
  /** `isOutdated`: what is shown of the ticket type is no longer so. */
  onClose: (isOutdated: boolean) => void;
  /** A check that a person is there; it may open a window of its own. */
  captcha?: ReactNode;
}

/** Who wants how many tickets of a sold-out type, and that they are on its waitlist. */
export function WaitlistDialog({ ticket, onJoin, onClose, captcha }: WaitlistDialogProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const form = useWaitingForm(onJoin);
  const { values, errors, problem, status, change } = form;
  const isJoined = status === 'joined';
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field and the button that had the focus are gone.
    if (isJoined) closeButton.current?.focus();
  }, [isJoined]);
  const say = (message: Message | undefined) => message && messageOf(message, t);
  const close = () => onClose(problem?.isOutdated ?? false);
  const name = ticket.name;
  return (
    <Dialog
      open
      onOpenChange={close}
      modal={captcha == null}
      title={t('waitlist.join')}
      description={isJoined ? undefined : t('waitlist.about', { ticket: name })}
      footer={
        isJoined ? (
          <Button ref={closeButton} variant="primary" onClick={close}>
            {t('kit.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('registration.help.cancel')}</Button>
            <Button variant="primary" type="submit" form={id} busy={status === 'sending'}>
              {t('waitlist.submit')}
            </Button>
          </>
        )
      }
    >
      <div role="status">
        {isJoined && (
          <Notice tone="positive">{t('waitlist.done', { ticket: name, email: values.email.trim() })}</Notice>
        )}
      </div>
      {!isJoined && (
        <form
          id={id}
          noValidate
          data-autofocus
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          {problem?.message && (
            <Notice tone="danger" live="assertive">
              {say(problem.message)}
            </Notice>
          )}
          <Fields>
            <Field label={t('waitlist.name')} error={say(errors.name)} required>
              {(control) => (
                <TextInput
                  {...control}
                  ref={form.inputRef('name')}
                  name="name"
                  autoComplete="name"
                  maxLength={200}
                  value={values.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
            <Field label={t('registration.email')} error={say(errors.email)} required>
              {(control) => (
                <TextInput
                  {...control}
                  ref={form.inputRef('email')}
                  type="email"
                  name="email"
                  dir="ltr"
                  autoComplete="email"
                  spellCheck={false}
                  value={values.email}
                  onChange={({ target }) => change({ email: target.value })}
                />
              )}
            </Field>
            <Field label={t('waitlist.quantity')}>
              {(control) => (
                <NativeSelect
                  {...control}
                  name="quantity"
                  options={waitingQuantities(ticket).map((count) => ({
                    value: `${count}`,
                    label: count.toLocaleString(locale),
                  }))}
                  value={`${values.quantity}`}
                  onChange={({ target }) => change({ quantity: Number(target.value) })}
                />
              )}
            </Field>
          </Fields>
          {captcha}
        </form>
      )}
    </Dialog>
  );
}
