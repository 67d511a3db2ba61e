'use client';
import { TextField } from '../TextField';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';

/** A day. */
export function DateQuestion({ name, question, autoComplete }: QuestionProps) {
  const { label, required, min, max } = question;
  return (
    <TextField
      {...{ name, label, required, autoComplete }}
      help={helpOf(question)}
      optional={!required}
      span={6}
      type="date"
      min={min}
      max={max}
    />
  );
}
