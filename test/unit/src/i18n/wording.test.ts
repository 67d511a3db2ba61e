import { expect, test } from 'vitest';
import { readLibraryMeta, readLibraryTexts } from '../../../../scripts/i18n/files';
import { readSentences } from '../../../../scripts/i18n/gate';
import { baseOf } from '../../../../scripts/i18n/key';
import { eachRow } from '../../../eachRow';

const en = readLibraryTexts('en');
const meta = readLibraryMeta();
const sentences = readSentences();

/** What stands in for a value is named otherwise in the requirements: `{n}` there, `{{count}}` here. */
const withoutNames = (text: string) => text.replace(/\{\{?[^{}]*\}?\}/g, '{}');

/** A required field's mark is put there by the field, and a button begins with a capital. */
const asVisible = (sentence: string) => sentence.replace(/\*$/, '').replace(/^back/, 'Back');

/** The wording of the requirements, word for word; `*` marks a required field there. */
const wording: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '000 §2, choosing tickets': {
    'attendees.title': 'Also Attending',
    'promotions.applied': 'Your promo code has been successfully applied.',
    'promotions.apply': 'Apply',
    'promotions.enter': 'Enter Promo Code',
    'tickets.back': 'Back',
    'tickets.empty': 'Currently, there are no available tickets.',
    'tickets.ends': 'Ends {date}',
    'tickets.free': 'Free',
    'tickets.left_one': '{n} Left',
    'tickets.left_other': '{n} Left',
    'tickets.status.needsOther': 'Only available upon other ticket selection',
    'tickets.status.notOnSale': 'Currently not on sale',
    'tickets.status.saleEnded': 'Sale ended on {date}',
    'tickets.status.saleStarts': 'Sale starts {date}',
    'tickets.status.soldOut': 'Sold Out',
  },
  '000 §2, order summary': {
    'registration.back': 'back to ticket selection',
    'summary.fee': 'FEE',
    'summary.free': 'Free',
    'summary.price': 'PRICE',
    'summary.priceTotal': 'Price',
    'summary.quantity': 'QTY',
    'summary.subtotal': 'SUBTOTAL',
    'summary.tax': 'TAX',
    'summary.ticketType': 'TICKET TYPE',
    'summary.total': 'Order Total',
  },
  '000 §2, registration': {
    'registration.address': 'Address*',
    'registration.billing': 'Billing Information',
    'registration.buyer': 'Your Information',
    'registration.city': 'City*',
    'registration.community_one': 'Add me to the event networking community',
    'registration.countdown.long': 'Time left to complete your registration',
    'registration.country': 'Country*',
    'registration.countryRegion': 'Country/Region/Territory*',
    'registration.email': 'Email Address*',
    'registration.firstName': 'First Name*',
    'registration.lastName': 'Last Name*',
    'registration.payment': 'Payment Information',
    'registration.state': 'State/Province',
    'registration.timedOut.startOver': 'Start Over',
    'registration.timedOut.title': 'Your registration process has timed out',
    'registration.title': 'Registration Information',
    'registration.zip': 'Zip/Postal Code*',
    'kit.card.discover': 'Discover',
    'kit.card.mastercard': 'MasterCard',
    'kit.card.visa': 'Visa',
    'payment.bitcoin.approved': 'Transaction Approved',
    'payment.bitcoin.change': 'Change email',
    'payment.bitcoin.email': 'Payment Email*',
    'payment.bitcoin.generate': 'Generate Bitcoin address',
    'payment.bitcoin.received': 'Payment received',
    'payment.bitcoin.refundAddress': 'Bitcoin Refund Address*',
    'payment.bitcoin.waiting': 'Waiting for Payment',
    'payment.card.cvc': 'CVC',
    'payment.paypal.cancelled': 'The order was not completed and your PayPal account was not charged.',
    'registration.submit.notePaypal': 'You will be transferred to PayPal to complete the payment',
  },
  '000 §4': {
    'registration.countdown.warning':
      'There are only 2 minutes left to complete the registration process to {event name}',
  },
  '000 §5': {
    'registration.errors': 'Please fix your errors before ordering',
    'validation.addressRequired': 'Address is required.',
    'validation.addressTooLong': 'Address is too long.',
    'validation.billedContactRequired': 'Billed Contact is required.',
    'validation.bitcoin.emailInvalid': 'Incorrect Bitcoin Email',
    'validation.bitcoin.emailRequired': 'Bitcoin Email is Required',
    'validation.bitcoin.paymentMissing': 'Please Complete Your Payment',
    'validation.bitcoin.sourceMissing': 'Please Generate a Bitcoin Address',
    'validation.card.cvcInvalid': 'Card CVC is invalid.',
    'validation.card.cvcRequired': 'Card CVC is required.',
    'validation.card.expiryRequired': 'Expiration date is required.',
    'validation.card.monthInvalid': 'Month must be valid',
    'validation.card.nameRequired': 'Full name is required.',
    'validation.card.numberRequired': 'Card number is required.',
    'validation.card.yearInvalid': 'The year must be a valid future year',
    'validation.card.yearTooLate': 'The year must be a no more than {max}',
    'validation.cardElement.cvcRequired': 'CVC is required',
    'validation.cardElement.expiryRequired': 'Card expiry date is required',
    'validation.cardElement.numberRequired': 'Card number is required',
    'validation.choiceRequired': "Choice can't be empty.",
    'validation.choiceTooLong': 'Choice name is too long',
    'validation.cityRequired': 'City is required.',
    'validation.cityTooLong': 'City is too long.',
    'validation.companyRequired': 'Company is required.',
    'validation.countryRequired': 'Country is required.',
    'validation.emailInvalid': 'Email is not valid.',
    'validation.emailRequired': 'Email is required.',
    'validation.fieldRequired': 'Field is required.',
    'validation.firstNameRequired': 'First name is required.',
    'validation.invoice.addressRequired': 'Address is required',
    'validation.invoice.addressTooLong': 'Address is too long, must be no more than 500 characters',
    'validation.invoice.companyTooLong':
      'Registered Company is too long, must be no more than 100 characters',
    'validation.lastNameRequired': 'Last name is required.',
    'validation.memoRequired': 'Additional Notes is required.',
    'validation.paymentTokenMissing': 'Payment token is missing.',
    'validation.refundAddressRequired': 'Refund address is required.',
    'validation.stateRequired': 'State is required.',
    'validation.stateTooLong': 'State is too long.',
    'validation.termsRequired': 'Please read and accept terms before proceeding',
    'validation.zipRequired': 'Zip code is required.',
    'validation.zipTooLong': 'Zip code is too long.',
  },
  '000 §8': {
    'payment.bitcoin.connecting': 'Connecting to the server. Please wait.',
    'payment.bitcoin.connectionFailed': 'Connection failed. Please try again',
    'error.alreadyAssigned': 'There is already an assigned registration linked to {server message}',
    'error.captcha':
      "We weren't able to pass the reCAPTCHA check, so you're unable to register at this time. Please try again. If the issue persists, please contact the organizer",
    'error.captchaFailed':
      'There was an error while trying to process recaptcha check. Please try again later',
    'error.careerDay':
      'To proceed, please return to the ticket selection page and select only one of the ticket options available',
    'error.default': 'There was an error processing your request',
    'error.hold': 'Your order could not be processed, please try again.',
    'error.notCharged': "We couldn't process your request. No worries you haven't been charged!",
    'error.payment.notCompleted': 'Could not complete your payment',
    'error.payment.notVerified': 'Your payment could not be verified',
    'error.payment.unknown': 'Unknown error',
    'payment.spreedly.cvvInvalid': 'CVV Is Invalid',
    'payment.spreedly.numberInvalid': 'Card Is Invalid',
    'error.sessionFull':
      'You have selected a session that has reached capacity. Please select a different session.',
    'error.ticketsLoad': 'There was an error processing your request',
    'error.uniqueEmail':
      'You can only register using a unique email address per registration. Please update the following: {server message}',
    'tickets.problem.none': 'Please select at least one ticket.',
  },
  '001 §2': {
    'confirmation.details': 'Your Registration Details',
    'confirmation.free': 'FREE',
    'confirmation.paidVia': 'Paid via: {card type} xxxx-xxxx-xxxx-{last4}',
    'confirmation.payViaInvoice': 'Pay via Invoice',
  },
  '001 §3, buttons': {
    'order.bitcoin': 'Pay via Bitcoin',
    'order.invoice': 'Pay via Invoice',
    'order.now': 'Order Now',
    'order.register': 'Register',
    'registration.submit.card': 'Order Now',
    'registration.submit.free': 'Register',
    'registration.submit.invoice': 'Pay via Invoice',
  },
  '001, sharing': {
    'sharing.email': 'Email',
    'sharing.emailInvalid': 'Please enter a valid email address',
    'sharing.emailRequired': 'Email address is required',
    'sharing.failed': 'Failed to send email',
    'sharing.social': 'Social',
  },
};

eachRow(Object.values(wording).flatMap((texts) => Object.entries(texts)))('%s says %j', (key, sentence) => {
  expect(sentences.get(meta[baseOf(key)]?.spec ?? '')).toContain(sentence);
  expect(withoutNames(en[key] ?? '')).toBe(withoutNames(asVisible(sentence)));
});

test('a group is asked for together, in the words the requirements begin with', () => {
  expect(sentences.get(meta['registration.community']?.spec ?? '')).toContain("'Add my entire group...'");
  expect(en['registration.community_other']).toMatch(/^Add my entire group /);
});
