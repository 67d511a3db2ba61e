'use client';
import { useState, type RefObject } from 'react';
import { canGenerateAddress } from '../../../domain';
import type { BitcoinState } from '../..';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Field, Fields } from '../../../themed/kit/Field';
import { FieldError } from '../../../themed/kit/FieldError';
import { Notice } from '../../../themed/kit/Notice';
import { TextInput } from '../../../themed/kit/TextInput';
import type { BitcoinProblems, BitcoinValues } from './bitcoinProblems';
import * as css from './BitcoinFields.css';

export interface BitcoinFormProps {
  /** Begins the ids of its fields. */
  id: string;
  values: BitcoinValues;
  onChange: (values: BitcoinValues) => void;
  script: BitcoinState['script'];
  payment: Extract<BitcoinState['payment'], { at: 'none' | 'generating' }>;
  problems: BitcoinProblems;
  /** A submit was tried. */
  showErrors: boolean;
  generateButton: RefObject<HTMLButtonElement | null>;
  onGenerate: (values: BitcoinValues) => void;
}

type RequestedField = keyof BitcoinValues;

const news = {
  refused: { tone: 'danger', title: 'payment.bitcoin.refused', help: 'payment.bitcoin.refusedHelp' },
  ended: { tone: 'warning', title: 'payment.bitcoin.ended', help: 'payment.bitcoin.endedHelp' },
  reset: { tone: 'info', title: 'payment.bitcoin.reset', help: 'payment.bitcoin.resetHelp' },
} as const;

/** Who pays, where a refund goes, and the button that makes an address of it. 000 §2.8, §5. */
export function BitcoinForm(props: BitcoinFormProps) {
  const { id, values, onChange, script, payment, problems, generateButton, onGenerate } = props;
  const t = useT();
  const [active, setActive] = useState<RequestedField>();
  const [left, setLeft] = useState<readonly RequestedField[]>([]);
  const isGenerating = payment.at === 'generating';
  const loading = script === 'loading' || isGenerating;
  const isReady = canGenerateAddress(values.email, { loaded: script === 'ready', loading });
  const why = payment.at === 'none' && payment.why ? news[payment.why] : undefined;

  const errorOf = (field: RequestedField) => {
    const isDue = props.showErrors || left.includes(field);
    const problem = isDue && active !== field ? problems[field] : undefined;
    return problem && t(problem);
  };
  const inputOf = (field: RequestedField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [field]: event.target.value }),
    onFocus: () => setActive(field),
    onBlur: () => {
      setActive(undefined);
      setLeft((before) => [...before, field]);
    },
    ...({ dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } as const),
  });
  const generate = () => {
    const wrong = (['email', 'refundAddress'] as const).find((field) => problems[field]);
    if (wrong) {
      setLeft(['email', 'refundAddress']);
      document.getElementById(`${id}${wrong}`)?.focus();
      setActive(undefined);
    } else if (isReady)
      onGenerate({ email: values.email.trim(), refundAddress: values.refundAddress.trim() });
  };
  const sourceError = props.showErrors && problems.source && !isGenerating ? t(problems.source) : undefined;
  return (
    <div className={css.fields}>
      {why && (
        <Notice tone={why.tone} live={why.tone === 'danger' ? 'assertive' : 'polite'} title={t(why.title)}>
          {t(why.help)}
        </Notice>
      )}
      <Fields>
        <Field
          id={`${id}email`}
          label={t('payment.bitcoin.email')}
          hint={t('payment.bitcoin.emailHint')}
          labelSuffix="*"
          span={6}
          error={errorOf('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...inputOf('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              readOnly={isGenerating}
            />
          )}
        </Field>
        <Field
          id={`${id}refundAddress`}
          label={t('payment.bitcoin.refundAddress')}
          hint={t('payment.bitcoin.refundHint')}
          labelSuffix="*"
          span={6}
          error={errorOf('refundAddress')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...inputOf('refundAddress')}
              autoComplete="off"
              readOnly={isGenerating}
            />
          )}
        </Field>
      </Fields>
      <div className={css.generate}>
        <Button
          ref={generateButton}
          busy={isGenerating}
          aria-disabled={!isReady || undefined}
          aria-describedby={sourceError ? `${id}source-error` : undefined}
          onClick={generate}
        >
          {t('payment.bitcoin.generate')}
        </Button>
        {sourceError && <FieldError id={`${id}source-error`}>{sourceError}</FieldError>}
      </div>
    </div>
  );
}
