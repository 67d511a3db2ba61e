import { createFakePayPal } from '../../../../mocks/gateways/fakePayPal';
import { remotePaymentLedger } from '../../../../mocks/gateways/remoteLedger';

/** PayPal's own page, in the top window. With `payLater` the test itself says later what came of it. */
const payPal = createFakePayPal({ ledger: remotePaymentLedger('https://www.paypal.com/v1') });

async function answer(outcome: string | undefined): Promise<string> {
  switch (outcome) {
    case 'cancel':
      return payPal.cancel(location.href);
    case 'fail':
      return payPal.fail(location.href);
    case 'payLater':
      return (await payPal.payLater(location.href)).back;
    default:
      return payPal.pay(location.href);
  }
}

void payPal.inspect(location.href).then(({ amount, currency }) => {
  const amountElement = document.querySelector('[data-amount]');
  if (amountElement) amountElement.textContent = `${currency} ${(amount / 100).toFixed(2)}`;
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-outcome]'))
  button.addEventListener('click', () => {
    void answer(button.dataset['outcome']).then((back) => location.assign(back));
  });
