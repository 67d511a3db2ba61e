import type { PaymentChoice } from '../contract';
import { bitcoin } from './bitcoin/traits';
import { free } from './free/traits';
import { invoice } from './invoice/traits';
import { payPal } from './paypal/traits';
import { spreedly } from './spreedly/traits';
import { stripe } from './stripe/traits';
import { card, type MethodTraits } from './traits';
import type { MethodId, PaymentMethod } from './types';
import { zooz } from './zooz/traits';

/** The methods there are. To remove one, delete its folder, its line here, and the names that `boxoffice/payments` hands out of it. */
const methods: readonly MethodTraits[] = [free, invoice, stripe, spreedly, payPal, zooz, bitcoin];

/** What is known of a method. One that is not listed here, which a host may bring, is a card. @public */
export const traitsOf = (id: MethodId): MethodTraits =>
  methods.find((method) => method.id === id) ?? { ...card, id, money: 'byProvider' };

/** What every widget takes, whatever its host has brought. */
export const builtInMethods: readonly PaymentMethod<null>[] = methods.flatMap(({ builtIn }) => builtIn ?? []);

/** What a hold says of how it is going to be paid. */
export const holdFieldsOf = (choice: PaymentChoice): NonNullable<MethodTraits['hold']> =>
  methods.find((method) => method.choice === choice)?.hold ?? { payByInvoice: false };
