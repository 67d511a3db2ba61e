'use client';
import * as Radix from '@radix-ui/react-select';
import { forwardRef, useState } from 'react';
import { useT } from '../../i18n';
import { useDirection, usePortalContainer } from '../root/PortalContext';
import { cx } from './cx';
import { Icon } from './Icon';
import { lendNonce } from './lendNonce';
import type { Option } from './NativeSelect';
import * as css from './Select.css';
import { control } from './TextInput.css';

/** An option of `Select`. @public */
export interface SelectOption extends Option {
  /** It is listed and can't be chosen: the label says why. */
  disabled?: boolean | undefined;
}

/** Props of `Select`. @public */
export interface SelectProps {
  /** '' while nothing is chosen; options themselves have a value. */
  value: string;
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: string) => void;
  /** In the order to show; none has the value ''. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; "Choose one" when absent. */
  placeholder?: string | undefined;
  /**
   * Its list is open from the start. Default: false.
   * @experimental
   */
  defaultOpen?: boolean | undefined;
  /** The focus has left it. */
  onBlur?: (() => void) | undefined;
  /** Under which a form sends it. */
  name?: string | undefined;
  /** What the browser may fill in, e.g. `country`. */
  autoComplete?: string | undefined;
  /** Where a label points. */
  id?: string | undefined;
  /** Names the control where no label points at its `id`. */
  'aria-label'?: string | undefined;
  /** From `Field`. */
  'aria-describedby'?: string | undefined;
  /** From `Field`. */
  'aria-invalid'?: true | undefined;
  /** From `Field`. */
  'aria-required'?: true | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

/** A list in the widget's own look. Heavier than `NativeSelect`: import it only where it is shown. @public */
export const Select = /* @__PURE__ */ forwardRef<HTMLButtonElement, SelectProps>(function Select(props, ref) {
  const {
    value,
    onValueChange,
    options,
    placeholder,
    name,
    autoComplete,
    defaultOpen,
    className,
    'aria-required': required,
    ...rest
  } = props;
  const t = useT();
  const container = usePortalContainer();
  const [nonce] = useState(lendNonce);
  const dir = useDirection();
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      {...(dir && { dir })}
      {...(name !== undefined && { name })}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(required && { required })}
      {...(defaultOpen && { defaultOpen })}
    >
      <Radix.Trigger {...rest} ref={ref} className={cx(control, css.trigger, className)}>
        <span className={css.value}>
          <Radix.Value placeholder={placeholder ?? t('kit.choose')} />
        </span>
        <Radix.Icon asChild>
          <span className={css.icon}>
            <Icon name="chevron-down" size="small" className={css.chevron} />
          </span>
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content position="popper" sideOffset={4} collisionPadding={8} className={css.list}>
          <Radix.ScrollUpButton className={css.scroll}>
            <Icon name="chevron-up" size="small" />
          </Radix.ScrollUpButton>
          <Radix.Viewport nonce={nonce}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className={css.option}
                {...(option.disabled && { disabled: true })}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator asChild>
                  <span className={css.icon}>
                    <Icon name="check" size="small" />
                  </span>
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className={css.scroll}>
            <Icon name="chevron-down" size="small" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
