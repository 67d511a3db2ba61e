export {
  accessSchema,
  accessUpdate,
  accessValues,
  emailsData,
  invitedRoles,
  inviteSchema,
  memberRoles,
  newInvite,
  type AccessValues,
  type InviteValues,
} from './access';
export { filledInvitation, logoAddress, invitationLimits, invitationSchema } from './invitation';
export { noPayer, payerSchema } from './payer';
export { hasAllEvents, isOpen } from './people';
export { peopleIn, personName, writePerson } from '../text/people';
export { invitationProblem, memberProblem } from './problem';
export {
  newPromoCode,
  promoCodeDraft,
  promoCodeSchema,
  promoCodeState,
  type PromoCodeValues,
} from './promoCodes';
