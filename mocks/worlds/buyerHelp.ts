import { northlight } from './northlight';
import { variant, withWidget } from './variant';

/** A profile may be imported. */
export const linkedin = withWidget('linkedin', { allowLinkedinAutofill: true });

/** Buyers may be remembered by their browser. */
export const informationReuse = withWidget('informationReuse', { allowInformationReuse: true });

/** Somebody is signed in. */
export const signedIn = variant('signedIn', {
  me: {
    'first-name': 'Amara',
    'last-name': 'Osei',
    'primary-email': 'amara@tidewater.studio',
    country: 'United States',
    company: 'Tidewater Studio',
  },
});

/** Each attendee needs an email address of their own. */
export const uniqueEmails = withWidget(
  'uniqueEmails',
  {},
  { sale: { ...northlight.sale, uniqueEmails: true } },
);
