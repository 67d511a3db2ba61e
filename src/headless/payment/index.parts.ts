export { Description, Indicator, Option, Radio, Title } from './PaymentPickerOption';
export { Root } from './PaymentPickerRoot';
