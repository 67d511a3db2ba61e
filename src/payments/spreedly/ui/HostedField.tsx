'use client';
import { useEffect, type ReactNode, type Ref } from 'react';
import { Field } from '../../../themed/kit/Field';
import * as css from './HostedCardFields.css';
import { field as frame } from '../../../themed/payment/CardFields.css';

export interface HostedFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  isActive: boolean;
  span: 4 | 12;
  /** Where the provider puts its frame. */
  container: Ref<HTMLDivElement>;
  onLabelClick: () => void;
  /** Inside, after the frame. */
  children?: ReactNode;
}

/** Our input's look around a frame of the provider's. */
export function HostedField(props: HostedFieldProps) {
  const { id, label, error, isActive, span, container, onLabelClick, children } = props;
  // A label leads into controls of its own document only.
  useEffect(() => {
    const text = document.getElementById(`${id}-label`);
    text?.addEventListener('click', onLabelClick);
    return () => text?.removeEventListener('click', onLabelClick);
  }, [id, onLabelClick]);
  return (
    <Field required id={id} label={label} error={error} span={span} keepSpan>
      {(control) => (
        <div
          role="group"
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          dir="ltr"
          data-active={isActive ? '' : undefined}
          data-invalid={control['aria-invalid'] ? '' : undefined}
          className={frame}
        >
          <div ref={container} id={control.id} className={css.container} />
          {children}
        </div>
      )}
    </Field>
  );
}
