'use client';
import { useId, type ReactNode } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useT } from '../../i18n';
import { cx } from './cx';
import * as css from './Field.css';
import { FieldError } from './FieldError';
import * as styles from './Fieldset.css';

/** Props of `Fieldset`. @public */
export interface FieldsetProps {
  /** The question; names the group. */
  legend: ReactNode;
  /** On the group, so that an error summary can lead there. */
  id?: string | undefined;
  /** What to know before answering; above the choices, always. */
  help?: ReactNode;
  /** Below the choices, until there is an error. */
  hint?: ReactNode;
  /** What is wrong with the answer; takes the place of the hint. */
  error?: string | undefined;
  /** `radiogroup` where one of them is chosen. */
  role?: 'radiogroup' | undefined;
  /** Said of a `radiogroup` to assistive technology; other groups can't say it. */
  required?: boolean | undefined;
  /** Writes "optional" beside the legend. */
  optional?: boolean | undefined;
  /** The asterisk, where the specification has one. */
  labelSuffix?: '*' | undefined;
  /** Columns of the twelve in `Fields`. */
  span?: 3 | 4 | 6 | 8 | 12 | undefined;
  /** Focus went somewhere else. */
  onLeave?: (() => void) | undefined;
  /** The boxes or radios. */
  children: ReactNode;
}

/** Check boxes or radios that answer one question. @public */
export function Fieldset(props: FieldsetProps) {
  const { legend, id, help, hint, error, optional, labelSuffix, span = 12, role, onLeave, children } = props;
  const t = useT();
  const messageId = useId();
  const [helpId, asideId, labelId] = [`${messageId}help`, `${messageId}aside`, `${messageId}label`];
  const describedBy = [help !== undefined && helpId, Boolean(error ?? hint) && messageId, optional && asideId]
    .filter(Boolean)
    .join(' ');
  const { focusWithinProps } = useFocusWithin(onLeave ? { onBlurWithin: onLeave } : { isDisabled: true });
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...(role && { role })}
      {...(role && props.required && { 'aria-required': true })}
      {...(role && error && { 'aria-invalid': true })}
      {...focusWithinProps}
      className={cx(css.field, css.spans[span])}
    >
      <legend className={styles.legend}>
        <span id={labelId} className={css.label}>
          {legend}
          {labelSuffix}
        </span>
        {optional && (
          <span id={asideId} className={css.aside}>
            {t('kit.optional')}
          </span>
        )}
      </legend>
      {help !== undefined && (
        <div id={helpId} className={css.hint}>
          {help}
        </div>
      )}
      <div>{children}</div>
      {error && <FieldError id={messageId}>{error}</FieldError>}
      {hint !== undefined && !error && (
        <p id={messageId} className={css.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
