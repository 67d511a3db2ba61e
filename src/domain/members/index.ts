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
export { hasAllEvents, isOpen, peopleIn, personName, writePerson } from './people';
export { invitationProblem, memberProblem } from './problem';
export {
  newPromoCode,
  promoCodeDraft,
  promoCodeSchema,
  promoCodeState,
  type PromoCodeValues,
} from './promoCodes';
