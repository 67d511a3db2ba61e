'use client';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Fieldset } from '../../../themed/kit/Fieldset';
import * as css from './RadioCards.css';
import { useEditorField, type EditorFieldProps } from './useEditorField';

interface CardOption<Value extends string = string> {
  value: Value;
  label: string;
  /** What it means, in a line. */
  text?: ReactNode;
  /** Can't be chosen, and why; stands in place of `text`. */
  unavailable?: string | undefined;
}

export interface RadioCardsProps<Values extends FieldValues> extends Omit<
  EditorFieldProps<Values>,
  'keepSpan'
> {
  options: readonly CardOption[];
  /** Notified when another one is chosen. */
  onChoose?: ((value: string) => void) | undefined;
}

/** One of a few that want explaining; two side by side from 480 px. */
export function RadioCards<Values extends FieldValues = FieldValues>(props: RadioCardsProps<Values>) {
  const { name, label, options, onChoose, alsoChecks, hint, help, optional, required, span } = props;
  const field = useEditorField<string | null>(name, label, {
    alsoChecks,
    show: (value) => options.find((option) => option.value === value)?.label ?? '',
  });
  return (
    <Fieldset
      id={field.id}
      error={field.error}
      hint={hint}
      help={help}
      optional={optional}
      required={required}
      span={span}
      legend={label}
      role="radiogroup"
      onLeave={field.leave}
    >
      <div className={css.container}>
        <div className={css.cards}>
          {options.map((option) => (
            <Card
              key={option.value}
              option={option}
              name={field.id}
              checked={field.value === option.value}
              onChoose={() => {
                field.set(option.value);
                onChoose?.(option.value);
              }}
            />
          ))}
        </div>
      </div>
    </Fieldset>
  );
}

interface CardProps {
  option: CardOption;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function Card({ option, name, checked, onChoose }: CardProps) {
  const id = useId();
  const { label, unavailable } = option;
  const text = unavailable ?? option.text;
  return (
    <label className={css.card}>
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={() => {
          if (unavailable === undefined) onChoose();
        }}
        aria-labelledby={`${id}label`}
        {...(text !== undefined && { 'aria-describedby': `${id}text` })}
        {...(unavailable !== undefined && { 'aria-disabled': true })}
        className={css.box}
      />
      <span className={css.textBlock}>
        <span id={`${id}label`} className={css.label}>
          {label}
        </span>
        {text !== undefined && (
          <span id={`${id}text`} className={css.text}>
            {text}
          </span>
        )}
      </span>
    </label>
  );
}
