'use client';
import { useId, useState } from 'react';
import type { ShareEmailRow } from '../../contract';
import type { Problem } from '../../domain';
import { ShareEmail as Headless, useShareEmail, type ShareEmailRowValue } from '../../headless/sharing';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Field } from '../kit/Field';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { Notice } from '../kit/Notice';
import { TextInput } from '../kit/TextInput';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { ProblemBanner } from '../notices/ProblemBanner';
import * as css from './Share.css';

export interface ShareEmailProps {
  /** Sends them; answers what went wrong, or `null`. */
  onSend: (rows: ShareEmailRow[]) => Promise<Problem | null>;
  /** Nothing is sent from a sample. */
  isPreview?: boolean | undefined;
}

/** The event by email to friends, one address a row. 001 §5, §8; FAULTS F68. */
export function ShareEmail({ onSend, isPreview = false }: ShareEmailProps) {
  const t = useT();
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (addresses: readonly string[]) => {
    setProblem(null);
    const failure = await onSend(addresses.map((emailAddress) => ({ emailAddress })));
    setProblem(failure);
    return failure === null;
  };
  return (
    <Headless.Root
      aria-label={t('sharing.email')}
      className={css.panel}
      onSend={send}
      disabled={isPreview}
      labels={{
        missing: t('sharing.emailRequired'),
        invalid: t('sharing.emailInvalid'),
        sending: t('sharing.sending'),
        sent: (count) => t('sharing.sent', { count }),
      }}
    >
      <p className={css.quiet}>{t('sharing.emailHelp')}</p>
      <Headless.Rows>{(row) => <Address {...row} />}</Headless.Rows>
      <Send isPreview={isPreview} />
      <div>
        <Sent />
        <ProblemBanner
          problem={problem}
          onDismiss={() => setProblem(null)}
          onExpire={() => setProblem(null)}
        />
      </div>
    </Headless.Root>
  );
}

function Address({ number, address, error }: ShareEmailRowValue) {
  const t = useT();
  const removeLabel = address.trim()
    ? t('sharing.remove', { address })
    : t('sharing.removeEmpty', { number });
  return (
    <Headless.Row className={css.row}>
      <div className={css.rowField}>
        <Field label={t('sharing.emailAddress', { number })} error={error ?? undefined} required>
          {(control) => <Headless.Input {...control} render={<TextInput />} />}
        </Field>
      </div>
      <Headless.Add
        render={<IconButton label={t('sharing.add')} icon={<Icon name="plus" />} />}
        className={css.rowButton}
      />
      <Headless.Remove
        render={<IconButton label={removeLabel} icon={<Icon name="close" />} />}
        className={css.rowButton}
      />
    </Headless.Row>
  );
}

function Send({ isPreview }: { isPreview: boolean }) {
  const t = useT();
  const id = useId();
  const { state } = useShareEmail();
  const waitsFor = isPreview ? t('sharing.previewWaits') : state.invalid ? t('sharing.sendWaits') : null;
  return (
    <div className={css.send}>
      <Headless.Send
        render={<Button variant="primary" busy={state.pending} />}
        aria-describedby={waitsFor === null ? undefined : id}
      >
        {t('sharing.send')}
      </Headless.Send>
      {waitsFor !== null && (
        <p id={id} className={css.reason}>
          {waitsFor}
        </p>
      )}
    </div>
  );
}

function Sent() {
  const { state, text } = useShareEmail();
  return (
    <Headless.Status render={<div />}>
      {state.pending && <VisuallyHidden>{text}</VisuallyHidden>}
      {state.sent && <Notice tone="positive" title={text} />}
    </Headless.Status>
  );
}
