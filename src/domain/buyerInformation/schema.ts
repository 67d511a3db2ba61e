import { boolean, object, type ObjectSchema } from 'yup';
import type { BuyerValues } from './values';

/** Nothing of it can be wrong. */
export const buyerSchema: ObjectSchema<BuyerValues> = object({
  allowInformationReuse: boolean().default(false).defined(),
  allowLinkedinAutofill: boolean().default(false).defined(),
});
