'use client';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { ShareEmailRow } from '../../contract';
import type { Problem } from '../../domain';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../kit/Button';
import { Field } from '../kit/Field';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { Notice } from '../kit/Notice';
import { TextInput } from '../kit/TextInput';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { ProblemBanner } from '../notices/ProblemBanner';
import * as css from './Share.css';
import { useEmailRows } from './useEmailRows';

export interface ShareEmailProps {
  /** Sends them; answers what went wrong, or `null`. */
  onSend: (rows: ShareEmailRow[]) => Promise<Problem | null>;
  /** Nothing is sent from a sample. */
  isPreview?: boolean | undefined;
}

/** The event by email to friends, one address a row. 001 §5, §8; FAULTS F68. */
export function ShareEmail({ onSend, isPreview = false }: ShareEmailProps) {
  const t = useT();
  const id = useId();
  const { rows, isValid, ...form } = useEmailRows();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isUnderway = useRef(false);
  const waitsFor = isPreview ? t('sharing.previewWaits') : isValid ? null : t('sharing.sendWaits');

  const send = async () => {
    const addresses = rows.map(({ address }) => ({ emailAddress: address.trim() }));
    isUnderway.current = true;
    setSending(true);
    setSent(0);
    setProblem(null);
    const failure = await onSend(addresses);
    isUnderway.current = false;
    setSending(false);
    setProblem(failure);
    if (failure) return;
    setSent(addresses.length);
    form.startOver();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnderway.current) return;
    if (!isValid) form.showProblems();
    else if (!isPreview) void send();
  };
  return (
    <form noValidate aria-label={t('sharing.email')} className={css.panel} onSubmit={submit}>
      <p className={css.quiet}>{t('sharing.emailHelp')}</p>
      {rows.map(({ key, address, isLeft, problem: wrong }, at) => {
        const number = at + 1;
        const isLast = number === rows.length;
        const message = isLeft && wrong !== undefined ? t(wrong as MessageKey) : undefined;
        return (
          <div key={key} className={css.row}>
            <div className={css.rowField}>
              <Field label={t('sharing.emailAddress', { number })} error={message} required>
                {(control) => (
                  <TextInput
                    {...control}
                    ref={form.inputRef(key)}
                    type="email"
                    dir="ltr"
                    autoComplete="off"
                    spellCheck={false}
                    value={address}
                    readOnly={isSending}
                    onChange={({ target }) => {
                      setSent(0);
                      form.write(key, target.value);
                    }}
                    onBlur={() => address !== '' && form.leave(key)}
                  />
                )}
              </Field>
            </div>
            {isLast ? (
              <IconButton
                label={t('sharing.add')}
                icon={<Icon name="plus" />}
                aria-disabled={isSending || undefined}
                onClick={() => isSending || form.add()}
                className={css.rowButton}
              />
            ) : (
              <IconButton
                label={
                  address.trim() ? t('sharing.remove', { address }) : t('sharing.removeEmpty', { number })
                }
                icon={<Icon name="close" />}
                aria-disabled={isSending || undefined}
                onClick={() => isSending || form.remove(key)}
                className={css.rowButton}
              />
            )}
          </div>
        );
      })}
      <div className={css.send}>
        <Button
          type="submit"
          variant="primary"
          busy={isSending}
          aria-disabled={waitsFor !== null || undefined}
          aria-describedby={waitsFor === null ? undefined : `${id}-waits`}
        >
          {t('sharing.send')}
        </Button>
        {waitsFor !== null && (
          <p id={`${id}-waits`} className={css.reason}>
            {waitsFor}
          </p>
        )}
      </div>
      <div>
        <div role="status">
          {isSending && <VisuallyHidden>{t('sharing.sending')}</VisuallyHidden>}
          {sent > 0 && <Notice tone="positive" title={t('sharing.sent', { count: sent })} />}
        </div>
        <ProblemBanner
          problem={problem}
          onDismiss={() => setProblem(null)}
          onExpire={() => setProblem(null)}
        />
      </div>
    </form>
  );
}
