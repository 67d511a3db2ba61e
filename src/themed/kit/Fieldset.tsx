'use client';
import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { cx } from './cx';
import * as css from './Field.css';
import { FieldError } from './FieldError';
import { legend as legendLook } from './Fieldset.css';

export interface FieldsetProps {
  legend: ReactNode;
  /** On the group, so that an error summary can lead there. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Writes "optional" beside the legend. */
  optional?: boolean | undefined;
  labelSuffix?: '*' | undefined;
  span?: 3 | 4 | 6 | 8 | 12 | undefined;
  children: ReactNode;
}

/** Check boxes or radios that answer one question. */
export function Fieldset(props: FieldsetProps) {
  const { legend, id, hint, error, optional, labelSuffix, span = 12, children } = props;
  const t = useT();
  const messageId = useId();
  const hasMessage = Boolean(error ?? hint);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={hasMessage ? messageId : undefined}
      className={cx(css.field, css.spans[span])}
    >
      <legend className={legendLook}>
        <span className={css.label}>
          {legend}
          {labelSuffix}
        </span>
        {optional && <span className={css.aside}>{t('kit.optional')}</span>}
      </legend>
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
