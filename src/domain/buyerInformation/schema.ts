import { boolean, object, type ObjectSchema } from 'yup';
import type { BuyerInformationValues } from './values';

/** Nothing of it can be wrong. */
export const buyerInformationSchema: ObjectSchema<BuyerInformationValues> = object({
  allowInformationReuse: boolean().default(false).defined(),
  allowLinkedinAutofill: boolean().default(false).defined(),
});
