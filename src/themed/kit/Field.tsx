'use client';
import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { cx } from './cx';
import * as css from './Field.css';
import { FieldError } from './FieldError';

/** Ties a control to its label, hint and error; spread it on the input. */
export interface FieldControlProps {
  /** Where the label points. */
  id: string;
  /** Error, help, hint and counter, in the order they are read. */
  'aria-describedby'?: string;
  /** There when the field has an error. */
  'aria-invalid'?: true;
  /** There when an answer is required. */
  'aria-required'?: true;
}

/** Props of `Field`. @public */
export interface FieldProps {
  /** The question, always to be seen. */
  label: ReactNode;
  /** Kept on the control, so that an error summary can lead there. Made up when absent. */
  id?: string | undefined;
  /** What to know before answering; above the control, always. */
  help?: ReactNode;
  /** Below the control, until there is an error. */
  hint?: ReactNode;
  /** What is wrong with the answer; takes the place of the hint. */
  error?: string | undefined;
  /** Writes "optional" beside the label. */
  optional?: boolean | undefined;
  /** Said to assistive technology; shown only as `labelSuffix`. */
  required?: boolean | undefined;
  /** The asterisk, where the specification has one. Implies `required`. */
  labelSuffix?: '*' | undefined;
  /** Characters used and allowed; turns red beyond. `words` instead of 'n of m'. */
  counter?: { used: number; max: number; text?: string } | undefined;
  /** Columns of the twelve in `Fields`. */
  span?: 3 | 4 | 6 | 8 | 12 | undefined;
  /** Keeps its columns on a narrow form too. */
  keepSpan?: boolean | undefined;
  /** Draws the control; spread what it is given on it. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, hint or error. @public */
export function Field(props: FieldProps) {
  const { label, help, hint, error, optional, labelSuffix, counter, span = 12, keepSpan, children } = props;
  const t = useT();
  const made = useId();
  const id = props.id ?? made;
  const describes = (part: string, isThere: boolean) => (isThere ? `${id}-${part}` : undefined);
  const asideId = describes('aside', Boolean(optional ?? counter));
  const helpId = describes('help', help !== undefined);
  const hintId = describes('hint', Boolean(hint) && !error);
  const errorId = describes('error', Boolean(error));
  const describedBy = [errorId, helpId, hintId, asideId].filter(Boolean).join(' ');
  return (
    <div className={cx(css.field, css.spans[span], keepSpan && css.keepsSpan[span])}>
      <div className={css.head}>
        <label id={`${id}-label`} htmlFor={id} className={css.label}>
          {label}
          {labelSuffix}
        </label>
        {asideId && (
          <span
            id={asideId}
            className={css.aside}
            data-over={counter ? counter.used > counter.max : undefined}
          >
            {counter ? (counter.text ?? t('kit.counter', counter)) : t('kit.optional')}
          </span>
        )}
      </div>
      {helpId && (
        <div id={helpId} className={css.hint}>
          {help}
        </div>
      )}
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
        ...((props.required ?? labelSuffix) && { 'aria-required': true }),
      })}
      {hintId && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The twelve columns fields sit in; two side by side from 400 px of its own width. @public */
export function Fields({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={cx(css.fieldsBox, className)}>
      <div className={css.fields}>{children}</div>
    </div>
  );
}
