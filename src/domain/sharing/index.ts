export { shareAddress, sharedAddress, type Shared } from './addresses';
export { charactersLeft, charactersOf, longestSocialMessage } from './message';
export { shareOffer, type ShareOffer, type ShareSources } from './offer';
export { shareEmailError, shareMissingParameters } from './problem';
export { emailRowProblems, shareByEmailSchema, socialMessageSchema } from './schemas';
