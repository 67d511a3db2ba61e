import type { Exchange } from './exchange';

/** Scripts and frames of payment, captcha and media providers, and what is asked of them. */
export const providerExchanges: readonly Exchange[] = [
  {
    name: 'card payment provider script',
    kind: 'script',
    direction: 'in',
    with: 'the card payment provider (Stripe)',
    purpose: 'Card tokens, payment methods, payment intents and bitcoin sources.',
    trigger:
      'The registration form of an order paid by card is about to show. Three tries, one second apart; then another way to pay is offered.',
    payload: { publishableKey: '`siteConf.stripePublishableKey`; public by design' },
    // 000 §7.
    calls: ['019'],
  },
  {
    name: 'hosted-fields provider script',
    kind: 'script',
    direction: 'in',
    with: 'the hosted-fields provider (Spreedly)',
    purpose: 'Hosted number and CVC fields, and the 3-D Secure life cycle.',
    trigger: 'The registration form of an order of gateway `spreedly` is about to show.',
    payload: { nonce: 'signed authentication, when the host has it (optional)' },
    // 000 §7.
    calls: ['020'],
  },
  {
    name: 'zooz iframe',
    kind: 'iframe',
    direction: 'both',
    with: 'zooz',
    purpose: 'Card entry in a frame of the provider; it talks by messages.',
    trigger: '`requestZoozToken` has answered.',
    payload: { transactionId: 'of `requestZoozToken`' },
    // 000 §7.
    calls: ['021'],
  },
  {
    name: 'createPaymentMethod',
    kind: 'provider-sdk',
    direction: 'out',
    with: 'the card payment provider (Stripe)',
    purpose: 'Makes a payment method of the card in the provider’s own fields.',
    trigger: 'The order is submitted and its form is valid.',
    payload: {
      card: 'the provider’s number element; the digits never leave its frame',
      billing_details: 'name, email and billing address',
    },
    // 000 §4.
    calls: ['028'],
  },
  {
    name: 'confirm payment intent',
    kind: 'provider-sdk',
    direction: 'both',
    with: 'the card payment provider (Stripe)',
    purpose:
      'Charges the card. `succeeded`: the order is saved with the intent’s id. `requires_action`, `requires_source_action`: the strong-authentication iframe opens. `requires_source`: not verified. Any other status: not completed.',
    trigger: 'There is a payment method. The same intent is never confirmed twice once it has succeeded.',
    payload: {
      clientSecret: '`paymentIntentToken` of the hold',
      payment_method: 'its id',
      return_url: 'the page `/stripe/return` of the widget’s own origin',
    },
    // 000 §4.
    calls: ['029'],
  },
  {
    name: 're-read payment intent',
    kind: 'provider-sdk',
    direction: 'in',
    with: 'the card payment provider (Stripe)',
    purpose: 'What became of an intent; the only word about it that counts.',
    trigger: 'After a challenge, whatever its message said; before a second try to pay.',
    payload: { clientSecret: '`paymentIntentToken` of the hold', status: 'as confirm answers it' },
    // 000 §4.
    calls: ['030'],
  },
  {
    name: 'create bitcoin source',
    kind: 'provider-sdk',
    direction: 'out',
    with: 'the bitcoin provider',
    purpose: 'An address to pay to. Its state can be read again by `getBitcoinSource`.',
    trigger: 'Generate Bitcoin address is pressed with a valid email.',
    payload: {
      amount: 'order total in US cents',
      currency: '`usd`, no other',
      owner: 'email of the payer',
      refundAddress: 'bitcoin address, 150 characters at most',
    },
    // 000 §4.
    calls: ['031'],
  },
  {
    name: 'tokenize hosted card fields',
    kind: 'provider-sdk',
    direction: 'both',
    with: 'the hosted-fields provider (Spreedly)',
    purpose: 'Turns the card into a payment token, which `saveOrder` carries as `paymentToken`.',
    trigger:
      'By itself, 300 ms after names, month, year, number and CVV are valid and no field is being edited.',
    payload: {
      first_name: 'on the card',
      last_name: 'on the card',
      month: 'two digits',
      year: '20 and the two digits',
      token: 'answered: the payment token',
    },
    // 000 §4.
    calls: ['032'],
  },
  {
    name: 'legacy bitcoin receiver polling',
    kind: 'provider-sdk',
    direction: 'in',
    with: 'the bitcoin provider',
    purpose: 'Whether bitcoins have arrived at a receiver, where the provider has no sources.',
    trigger: 'A receiver was made. Given up after 60 seconds; a new receiver every 10 minutes.',
    payload: { receiver: 'its id', filled: 'true once it is paid' },
    // 000 §9.
    calls: ['033'],
  },
  {
    name: 'captcha check',
    kind: 'provider-sdk',
    direction: 'both',
    with: 'reCAPTCHA',
    purpose: 'Shows that a person is behind a hold; its token travels in the header `g-recaptcha-response`.',
    trigger: 'Tickets are about to be held, for a swap too, and `captchaEnabled` is on.',
    payload: { token: 'used once; a hold that fails with 4021 resets the check' },
    // 000 §8.
    calls: ['072'],
  },
  {
    name: 'media upload',
    kind: 'provider-sdk',
    direction: 'out',
    with: 'the media hosting provider',
    purpose: 'Sends the recording of a session; the session asset then carries the provider’s id of it.',
    trigger:
      'An organizer chooses a file. Failures of the upload’s binding are reported to analytics; some are thrown again.',
    payload: { file: 'the recording', providerAssetId: 'answered; becomes `metadata.providerAssetId`' },
    // 002 §4.
    calls: ['387'],
  },
];
