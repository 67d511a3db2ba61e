export { shareAddress, sharedAddress } from './addresses';
export { charactersLeft, charactersOf, maxSocialMessageLength } from './message';
export { shareOffer, type ShareSources } from './offer';
export { shareEmailError, shareMissingParameters } from './problem';
export { emailRowProblems, shareByEmailSchema, socialMessageSchema } from './schemas';
