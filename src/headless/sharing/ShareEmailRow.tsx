'use client';
import { forwardRef, useId, type ReactNode } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  ShareEmailRowContext,
  useShareEmailParts,
  useShareEmailRow,
  type ShareEmailRowValue,
  type ShareEmailRowState,
} from './ShareEmailContext';

/** Props of `ShareEmail.Rows`. @public */
export interface ShareEmailRowsProps {
  /** Draws a row. */
  children: (row: ShareEmailRowValue) => ReactNode;
}
/** Props of `ShareEmail.Row`. @public */
export type ShareEmailRowProps = HeadlessProps<'div', ShareEmailRowState>;
/** Props of `ShareEmail.Input`. @public */
export type ShareEmailInputProps = Omit<HeadlessProps<'input', ShareEmailRowState>, 'value' | 'defaultValue'>;
/** Props of `ShareEmail.Error`. @public */
export type ShareEmailErrorProps = HeadlessProps<'p', ShareEmailRowState>;
/** Props of `ShareEmail.Add` and `ShareEmail.Remove`. @public */
export type ShareEmailRowButtonProps = HeadlessProps<'button', ShareEmailRowState>;

/** The rows, at least one. Renders what its function makes of each, and nothing around them. */
export function Rows({ children }: ShareEmailRowsProps) {
  const { rows } = useShareEmailParts();
  return rows.map((row) => (
    <RowScope key={row.id} row={row}>
      {children(row)}
    </RowScope>
  ));
}

function RowScope({ row, children }: { row: ShareEmailRowValue; children: ReactNode }) {
  const { state: form } = useShareEmailParts();
  const id = useId();
  const state = { pending: form.pending, invalid: row.error !== null, last: row.isLast };
  return (
    <ShareEmailRowContext.Provider value={{ ...row, state, ids: { input: id, error: `${id}error` } }}>
      {children}
    </ShareEmailRowContext.Provider>
  );
}

/** Around the parts of a row: a `div` with `data-invalid`, `data-last` and `data-pending`, as they are on its parts. */
export const Row = /* @__PURE__ */ forwardRef<HTMLDivElement, ShareEmailRowProps>(function Row(props, ref) {
  const { state } = useShareEmailRow();
  return useRenderElement('div', state, props, { ref });
});

/** The address of its row. Read-only while they are sent; it says what is wrong once the person has left it. */
export const Input = /* @__PURE__ */ forwardRef<HTMLInputElement, ShareEmailInputProps>(
  function Input(props, ref) {
    const { write, leave, inputRef } = useShareEmailParts();
    const { state, id, address, ids } = useShareEmailRow();
    return useRenderElement('input', state, props, {
      ref,
      ownRef: inputRef(id),
      defaults: {
        id: ids.input,
        type: 'email',
        dir: 'ltr',
        autoComplete: 'off',
        spellCheck: false,
        readOnly: state.pending,
        'aria-required': true,
        'aria-invalid': state.invalid || undefined,
        'aria-describedby': state.invalid ? ids.error : undefined,
      },
      handlers: {
        value: address,
        onChange: (event) => write(id, event.currentTarget.value),
        onBlur: () => {
          if (address !== '') leave(id);
        },
      },
    });
  },
);

/** What is wrong with the address of its row; nothing when it is right, or the person is still at it. `children` come before the text. */
export const RowError = /* @__PURE__ */ forwardRef<HTMLParagraphElement, ShareEmailErrorProps>(
  function RowError({ children, ...rest }, ref) {
    const { state, error, ids } = useShareEmailRow();
    const content = (
      <>
        {children}
        {error}
      </>
    );
    const element = useRenderElement('p', state, { ...rest, id: ids.error, children: content }, { ref });
    return error === null ? null : element;
  },
);

/** Adds a row, which has the focus then; only in the last row. */
export const Add = /* @__PURE__ */ forwardRef<HTMLButtonElement, ShareEmailRowButtonProps>(
  function Add(props, ref) {
    const { add } = useShareEmailParts();
    const { state } = useShareEmailRow();
    const button = useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button', 'aria-disabled': state.pending || undefined },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) add();
        },
      },
    });
    return state.last ? button : null;
  },
);

/** Removes its row; the one that takes its place has the focus then. In every row but the last. */
export const Remove = /* @__PURE__ */ forwardRef<HTMLButtonElement, ShareEmailRowButtonProps>(
  function Remove(props, ref) {
    const { remove } = useShareEmailParts();
    const { state, id } = useShareEmailRow();
    const button = useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button', 'aria-disabled': state.pending || undefined },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) remove(id);
        },
      },
    });
    return state.last ? null : button;
  },
);
