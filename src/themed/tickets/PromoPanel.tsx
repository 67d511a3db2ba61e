'use client';
import { useEffect, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { messageOf, type Message } from '../../domain';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { TextInput } from '../kit/TextInput';
import { measured } from './layout.css';
import * as css from './PromoPanel.css';

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

/** 'Enter Promo Code', and the form it opens. It starts open when a code is in force or was refused. 000 §2.3, §4. */
export function PromoPanel({ onApply, onCancel, applied, error, busy }: PromoPanelProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(applied !== null || error !== null);
  const [code, setCode] = useState(applied ?? '');
  const [isMissing, setMissing] = useState(false);
  const [known, setKnown] = useState(applied);
  // A code that came from an address or an earlier visit is in force before anybody opened the panel.
  if (applied !== known) {
    setKnown(applied);
    if (applied !== null) setOpen(true);
    if (applied !== null && !code) setCode(applied);
  }
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const focusNext = useRef(false);

  useEffect(() => {
    if (focusNext.current) (isOpen ? input : opener).current?.focus();
    focusNext.current = false;
  }, [isOpen]);

  const show = (opens: boolean) => {
    focusNext.current = true;
    setOpen(opens);
  };
  const apply: ComponentPropsWithoutRef<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    if (busy) return;
    setMissing(code.trim() === '');
    if (code.trim()) onApply(code.trim());
    else input.current?.focus();
  };
  const cancel = () => {
    setCode('');
    setMissing(false);
    show(false);
    onCancel();
  };

  const refusal = isMissing ? t('promo.missing') : error && !busy && messageOf(error, t);
  const isApplied = applied !== null && !busy && !refusal;
  return (
    <section className={measured} aria-label={t('promo.label')}>
      {isOpen ? (
        <form className={css.form} onSubmit={apply} noValidate>
          <label className={css.label} htmlFor={id}>
            {t('promo.label')}
          </label>
          <TextInput
            id={id}
            ref={input}
            className={css.input}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && cancel()}
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
            {t('promo.apply')}
          </Button>
          <Button variant="quiet" className={css.cancel} onClick={cancel}>
            {t('promo.cancel')}
          </Button>
        </form>
      ) : (
        <LinkButton ref={opener} aria-expanded={false} icon={<Icon name="tag" />} onClick={() => show(true)}>
          {t('promo.enter')}
        </LinkButton>
      )}
      <p id={`${id}refused`} role="alert" className={css.refused}>
        {isOpen && refusal ? (
          <>
            <Icon name="alert-circle" />
            <span>{refusal}</span>
          </>
        ) : null}
      </p>
      <p id={`${id}applied`} role="status" className={css.applied}>
        {isOpen && isApplied ? (
          <>
            <Icon name="check-circle" />
            <span>{t('promo.applied')}</span>
          </>
        ) : null}
      </p>
    </section>
  );
}
