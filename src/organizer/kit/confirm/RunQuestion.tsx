'use client';
import { forwardRef } from 'react';
import { messageOf } from '../../../domain';
import { useLocale, useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Field } from '../../../themed/kit/Field';
import { Notice } from '../../../themed/kit/Notice';
import { TextInput } from '../../../themed/kit/TextInput';
import type { RunCheck, RunCheckState } from './runCheck';
import * as css from './RunDialog.css';

export interface RunQuestionProps {
  /** What is known beforehand; absent where nothing is checked. */
  state: RunCheckState | undefined;
  onCheckAgain: () => void;
  /** The number to type; `null` where a press is enough. */
  number: number | null;
  typed: string;
  /** It was pressed with something else typed. */
  isMistyped: boolean;
  onTyped: (typed: string) => void;
}

/** Before something happens to many: to how many it can, what it comes to, why not to the others; and a number to type for very many. */
export const RunQuestion = /* @__PURE__ */ forwardRef<HTMLInputElement, RunQuestionProps>(
  function RunQuestion({ state, onCheckAgain, number, typed, isMistyped, onTyped }, ref) {
    const t = useT();
    return (
      <div className={css.parts}>
        {state && (
          <div aria-live="polite" aria-busy={state.at === 'checking'}>
            {state.at === 'checking' && (
              <p className={css.checking}>{t('organizer.kit.run.check.checking')}</p>
            )}
            {state.at === 'checked' && <Checked check={state.check} />}
            {state.at === 'failed' && <NotChecked {...state} onCheckAgain={onCheckAgain} />}
          </div>
        )}
        {number !== null && (
          <Field
            label={t('organizer.kit.run.check.type', { number: String(number) })}
            error={
              isMistyped ? t('organizer.kit.run.check.typeProblem', { number: String(number) }) : undefined
            }
            required
          >
            {(control) => (
              <TextInput
                {...control}
                ref={ref}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => onTyped(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    );
  },
);

function Checked({ check }: { check: RunCheck }) {
  const t = useT();
  const locale = useLocale();
  const { eligible, total, facts, ineligible } = check;
  const counted = t('organizer.kit.run.check.of', {
    eligible: eligible.toLocaleString(locale),
    total: total.toLocaleString(locale),
  });
  return (
    <div className={css.parts}>
      <dl className={css.facts}>
        <Fact label={t('organizer.kit.run.check.eligible')} value={counted} isStrong />
        {eligible > 0 &&
          facts.map(({ label, value }) => (
            <Fact key={`${label} ${value}`} label={label} value={value} isStrong />
          ))}
      </dl>
      {ineligible.length > 0 && (
        <section className={css.ineligible}>
          <h3 className={css.heading}>{t('organizer.kit.run.check.ineligible')}</h3>
          <dl className={css.facts}>
            {ineligible.map(({ reason, count }) => (
              <Fact key={reason} label={reason} value={count.toLocaleString(locale)} />
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Fact({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd className={isStrong ? css.strong : undefined}>{value}</dd>
    </div>
  );
}

type NotCheckedProps = Pick<RunQuestionProps, 'onCheckAgain'> & Extract<RunCheckState, { at: 'failed' }>;

function NotChecked({ problem, isFinal, onCheckAgain }: NotCheckedProps) {
  const t = useT();
  if (isFinal) return <Notice tone="danger">{messageOf<MessageKey>(problem.message, t)}</Notice>;
  return (
    <Notice
      tone="warning"
      title={t('organizer.kit.run.check.failed')}
      action={<Button onClick={onCheckAgain}>{t('load.failed.retry')}</Button>}
    >
      {t('organizer.kit.run.check.failedText')}
    </Notice>
  );
}
