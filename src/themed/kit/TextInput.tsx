'use client';
import { forwardRef, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { cx } from './cx';
import * as css from './TextInput.css';

/** Props of `TextInput`. @public */
export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Inside, before the words: an icon or a sign. */
  start?: ReactNode;
  /** Inside, after the words: a unit, card marks. */
  end?: ReactNode;
}

/** One line of text. Takes every attribute of an input; `className` and the ref are the input's. @public */
export const TextInput = /* @__PURE__ */ forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { start, end, className, ...rest },
  ref,
) {
  const input = (
    <input
      type="text"
      {...rest}
      ref={ref}
      className={cx(
        css.control,
        start !== undefined && css.hasStart,
        end !== undefined && css.hasEnd,
        className,
      )}
    />
  );
  if (start === undefined && end === undefined) return input;
  return (
    // The way the input reads decides on which side its ends are.
    <span dir={rest.dir} className={css.affixed}>
      {start !== undefined && <span className={cx(css.affix, css.atStart)}>{start}</span>}
      {input}
      {end !== undefined && <span className={cx(css.affix, css.atEnd)}>{end}</span>}
    </span>
  );
});

/** Several lines of text. @public */
export const TextArea = /* @__PURE__ */ forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement>
>(function TextArea({ className, ...rest }, ref) {
  return <textarea rows={3} {...rest} ref={ref} className={cx(css.control, css.textArea, className)} />;
});
