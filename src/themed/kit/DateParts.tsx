'use client';
import { useRef, type HTMLAttributes, type RefObject } from 'react';
import { useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { cx } from './cx';
import * as css from './DateField.css';
import { control } from './TextInput.css';

export interface DatePartsProps {
  /** Of `useDateField`. */
  fieldProps: HTMLAttributes<HTMLElement>;
  field: RefObject<HTMLDivElement | null>;
  state: DateFieldState;
  isInvalid: boolean;
  /** How a part is written, where it is not as the locale has it. */
  textOf?: ((part: DateSegment) => string) | undefined;
}

/** The parts of a date or time, each written by itself. */
export function DateParts({ fieldProps, field, state, isInvalid, textOf }: DatePartsProps) {
  return (
    <div {...fieldProps} ref={field} data-invalid={isInvalid || undefined} className={cx(control, css.field)}>
      {state.segments.map((segment, index) => (
        <Part key={index} segment={segment} state={state} textOf={textOf} />
      ))}
    </div>
  );
}

function Part({
  segment,
  state,
  textOf,
}: Pick<DatePartsProps, 'state' | 'textOf'> & { segment: DateSegment }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  const isLiteral = segment.type === 'literal';
  return (
    <span {...segmentProps} ref={ref} className={isLiteral ? css.between : css.part}>
      {textOf ? textOf(segment) : segment.text}
    </span>
  );
}
