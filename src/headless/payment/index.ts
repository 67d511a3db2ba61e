/** The parts of a choice of payment: `Root` knows what is chosen, an `Option` stands for a way to pay, the rest for what it shows. @public */
export * as PaymentPicker from './index.parts';
export type { PaymentOptionState, PaymentPickerState } from './PaymentPickerContext';
export type {
  PaymentPickerOptionProps,
  PaymentPickerRadioProps,
  PaymentPickerTextProps,
} from './PaymentPickerOption';
export type { PaymentPickerRootProps } from './PaymentPickerRoot';
