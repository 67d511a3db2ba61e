import { boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { Gateway } from '../../contract';
import type { SaleSettingsValues } from './values';

/** The requirements name no limits here; these are ours. */
export const maxTaxNameLength = 50;
const maxTimeLimit = 120;

const on = () => boolean().default(false).defined();

/** The rules of a sale. Answers i18n keys. */
export const saleSettingsSchema: ObjectSchema<SaleSettingsValues> = object({
  currencyCode: string().default('').defined().required('organizer.saleSettings.error.currency'),
  taxRate: number()
    .nullable()
    .default(null)
    .defined()
    .min(0, 'organizer.saleSettings.error.taxRate')
    .max(100, 'organizer.saleSettings.error.taxRate'),
  taxName: string()
    .default('')
    .defined()
    .test(
      'name',
      'organizer.saleSettings.error.taxName',
      (value, { parent }) => (parent as SaleSettingsValues).taxRate === null || value.trim() !== '',
    )
    .test(
      'length',
      'organizer.saleSettings.error.taxNameTooLong',
      (value) => value.trim().length <= maxTaxNameLength,
    ),
  gateway: mixed<Gateway>()
    .oneOf(['stripe', 'spreedly', 'paypal', 'zooz', 'free'] as const)
    .default('free')
    .defined(),
  timeLimit: number()
    .nullable()
    .default(null)
    .defined()
    .test(
      'minutes',
      'organizer.saleSettings.error.timeLimit',
      (value) => value !== null && Number.isInteger(value) && value >= 1 && value <= maxTimeLimit,
    ),
  allowBitcoin: on(),
  uniqueEmails: on(),
});
