import { Field, TextInput, TicketWidget } from 'boxoffice';
import { customPaymentOption, type CustomPaymentFieldsProps } from 'boxoffice/payments';

const GiftCard = ({ onInput }: CustomPaymentFieldsProps<string>) => (
  <Field id="gift-card" label="Gift card number">
    {(control) => <TextInput {...control} onChange={(event) => onInput(event.target.value || null)} />}
  </Field>
);

const giftCard = customPaymentOption<string>({
  id: 'giftCard',
  label: 'Gift card',
  Fields: GiftCard,
  incomplete: 'Enter the number of your gift card.',
  pay: async (paymentToken, { save }) => ({ next: 'settled', order: await save({ paymentToken }) }),
});
const payments = [giftCard];

export const OwnPayment = () => <TicketWidget eventId="1001" payments={payments} />;
