'use client';
import { useEffect, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { messageOf, type Message } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { TextInput } from '../kit/TextInput';
import * as css from './PromoForm.css';

/** Props of `PromoPanel`. @public */
export interface PromoPanelProps {
  /** A code was entered; spaces around it are gone. Calling again replaces the one before. */
  onApply: (code: string) => void;
  /** The code and what it gave are to be dropped. Called with or without a code in force. */
  onCancel: () => void;
  /** The code in force, if any. */
  applied: string | null;
  /** Why the last code was refused. */
  error: Message | null;
  /** An answer is on its way. */
  busy: boolean;
}

export interface PromoFormProps extends PromoPanelProps {
  /** Somebody opened it to type. */
  takesFocus: boolean;
}

/** Takes a code, and says what became of it. */
export function PromoForm({ onApply, onCancel, applied, error, busy, takesFocus }: PromoFormProps) {
  const t = useT();
  const id = useId();
  const [code, setCode] = useState(applied ?? '');
  const [isMissing, setMissing] = useState(false);
  const [known, setKnown] = useState(applied);
  if (applied !== known) {
    setKnown(applied);
    if (applied !== null && !code) setCode(applied);
  }
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const apply: ComponentPropsWithoutRef<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    if (busy) return;
    setMissing(code.trim() === '');
    if (code.trim()) onApply(code.trim());
    else input.current?.focus();
  };

  const refusal = isMissing ? t('promotions.missing') : error && !busy && messageOf(error, t);
  const isApplied = applied !== null && !busy && !refusal;
  return (
    <>
      <form className={css.form} onSubmit={apply} noValidate>
        <label className={css.label} htmlFor={id}>
          {t('promotions.label')}
        </label>
        <TextInput
          id={id}
          ref={input}
          className={css.input}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          readOnly={busy}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}refused` : `${id}applied`}
        />
        <Button type="submit" busy={busy}>
          {t('promotions.apply')}
        </Button>
        <Button variant="quiet" className={css.cancel} onClick={onCancel}>
          {t('promotions.cancel')}
        </Button>
      </form>
      <p id={`${id}refused`} role="alert" className={css.refused}>
        {refusal ? (
          <>
            <Icon name="alert-circle" />
            <span>{refusal}</span>
          </>
        ) : null}
      </p>
      <p id={`${id}applied`} role="status" className={css.applied}>
        {isApplied ? (
          <>
            <Icon name="check-circle" />
            <span>{t('promotions.applied')}</span>
          </>
        ) : null}
      </p>
    </>
  );
}
