'use client';
import { useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import { useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { useLatest } from '../../react';
import { cx } from './cx';
import * as css from './DateField.css';
import { control } from './TextInput.css';

/** The value as it was last told, and which it is of those put in from elsewhere: what was half written then is gone. */
export function useReportedValue(value: string, onValueChange: (value: string) => void) {
  const [lastReported, setLastReported] = useState({ value, version: 0 });
  if (lastReported.value !== value) setLastReported({ value, version: lastReported.version + 1 });
  const change = (next: string) => {
    setLastReported({ ...lastReported, value: next });
    onValueChange(next);
  };
  return { version: lastReported.version, change };
}

/** Tells what is shown once it is no longer the value: of a date that lost a part, the state goes on saying the old one. */
export function useReportedText(displayed: string, value: string, change: (value: string) => void) {
  const latestRef = useLatest(change);
  useEffect(() => {
    if (displayed !== value) latestRef.current(displayed);
  }, [displayed, value, latestRef]);
}

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
