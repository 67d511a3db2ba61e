export { emailDomainProblem } from './problem';
export { domainError, emailDomainLevels, maxSenderNameLength, senderSchema, senderSetting } from './values';
