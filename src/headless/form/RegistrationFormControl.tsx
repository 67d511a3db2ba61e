'use client';
import { forwardRef, type ReactNode } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  OptionContext,
  useFormField,
  useFormOption,
  type ControlTag,
  type RegistrationFieldState,
  type RegistrationOption,
} from './FieldContext';
import { describedByOf } from './RegistrationFormField';

/** Props of `RegistrationForm.Control`: what inputs, text areas and lists all take. @public */
export type RegistrationFormControlProps = HeadlessProps<ControlTag, RegistrationFieldState>;

/** What an option is in, of `Option` and `OptionInput`. @public */
export interface RegistrationOptionState {
  /** It is chosen. */
  selected: boolean;
  /** It can’t be chosen. */
  disabled: boolean;
}
/** Props of `RegistrationForm.Options`. @public */
export interface RegistrationFormOptionsProps {
  /** Draws an option. */
  children: (option: RegistrationOption) => ReactNode;
}
/** Props of `RegistrationForm.Option`. @public */
export type RegistrationFormOptionProps = HeadlessProps<'label', RegistrationOptionState>;
/** Props of `RegistrationForm.OptionInput`. @public */
export type RegistrationFormOptionInputProps = Omit<
  HeadlessProps<'input', RegistrationOptionState>,
  'checked' | 'defaultChecked' | 'value' | 'type'
>;
/** Props of `RegistrationForm.FileStatus`. @public */
export type RegistrationFormFileStatusProps = Omit<HeadlessProps<'p', RegistrationFieldState>, 'children'>;
/** Props of `RegistrationForm.RemoveFile`. @public */
export type RegistrationFormRemoveFileProps = HeadlessProps<'button', RegistrationFieldState>;

/**
 * What the field is filled in with, by its kind: an `input`, a `textarea`, a `select` with its options, of which `children` come first, a box, or
 * a file, which is uploaded at once. Nothing where `Options` are chosen from.
 */
export const Control = /* @__PURE__ */ forwardRef<Element, RegistrationFormControlProps>(
  function Control(props, ref) {
    const field = useFormField();
    const { state, control, ids } = field;
    const { 'aria-describedby': describedBy, children, ...rest } = props;
    const described = [describedBy, describedByOf({ ...field, invalid: state.invalid })]
      .filter(Boolean)
      .join(' ');
    const content = control?.options ? (
      <>
        {children}
        {control.options}
      </>
    ) : undefined;
    const element = useRenderElement(
      control?.tag ?? 'input',
      state,
      {
        ...rest,
        ...(described && { 'aria-describedby': described }),
        ...(content && { children: content }),
      },
      {
        ref,
        ownRef: control?.ref,
        defaults: {
          id: ids.control,
          'aria-invalid': state.invalid || undefined,
          'aria-required': state.required || undefined,
          ...control?.defaults,
        },
        handlers: control?.handlers,
      },
    );
    return control ? element : null;
  },
);

/** The options of a question, where one or several are chosen. Renders what its function makes of each, and nothing around them. */
export function Options({ children }: RegistrationFormOptionsProps) {
  const { options } = useFormField();
  return options.map((option) => (
    <OptionContext.Provider key={option.value} value={option}>
      {children(option)}
    </OptionContext.Provider>
  ));
}

const stateOf = ({ selected, disabled }: RegistrationOption): RegistrationOptionState => ({
  selected,
  disabled,
});

/** Around an option: a `label`, all of which can be pressed, with `data-selected` and `data-disabled`. */
export const Option = /* @__PURE__ */ forwardRef<HTMLLabelElement, RegistrationFormOptionProps>(
  function Option(props, ref) {
    return useRenderElement('label', stateOf(useFormOption()), props, { ref });
  },
);

/** The radio or box of an option. One that can’t be chosen is `aria-disabled`, and stays within reach. */
export const OptionInput = /* @__PURE__ */ forwardRef<HTMLInputElement, RegistrationFormOptionInputProps>(
  function OptionInput(props, ref) {
    const { state, ids, toggle } = useFormField();
    const option = useFormOption();
    return useRenderElement('input', stateOf(option), props, {
      ref,
      defaults: {
        'aria-invalid': state.invalid || undefined,
        'aria-disabled': option.disabled || undefined,
      },
      handlers: {
        type: state.kind === 'one' ? 'radio' : 'checkbox',
        name: ids.control,
        value: option.value,
        checked: option.selected,
        onChange: (event) => {
          if (!event.isDefaultPrevented()) toggle?.(option.value);
        },
      },
    });
  },
);

/** The name of the file that is there, or on its way as `data-pending` says: read aloud. Empty without one. */
export const FileStatus = /* @__PURE__ */ forwardRef<HTMLParagraphElement, RegistrationFormFileStatusProps>(
  function FileStatus(props, ref) {
    const { state, file } = useFormField();
    return useRenderElement('p', state, props, {
      ref,
      defaults: { role: 'status', children: file?.name },
    });
  },
);

/** Takes the file back, or gives up sending it; nothing without one. */
export const RemoveFile = /* @__PURE__ */ forwardRef<HTMLButtonElement, RegistrationFormRemoveFileProps>(
  function RemoveFile(props, ref) {
    const { state, file } = useFormField();
    const button = useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button' },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) file?.remove();
        },
      },
    });
    return file?.name === undefined ? null : button;
  },
);
