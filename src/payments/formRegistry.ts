import { bitcoin } from './bitcoin/pickerTexts';
import { freePayment } from './free/freePayment';
import { invoicePayment } from './invoice/invoicePayment';
import { invoice } from './invoice/pickerTexts';
import { payPal } from './paypal/pickerTexts';
import { cardTexts, type PickerTexts } from './pickerTexts';
import type { MethodId, PaymentMethod } from './types';

// What the form needs of the methods, apart from the registry, which the ticket list loads.

const texts: Readonly<Record<MethodId, PickerTexts>> = { bitcoin, invoice, paypal: payPal };

/** A method as buyers pick it among several. One that is not listed here, which a host may bring, is a card. */
export const pickedMethod = (id: MethodId): { id: MethodId; picker: PickerTexts } => ({
  id,
  picker: texts[id] ?? cardTexts,
});

/** What every widget takes, whatever its host has brought. */
export const builtInMethods: readonly PaymentMethod<null>[] = [freePayment(), invoicePayment()];
