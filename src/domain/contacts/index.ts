export { contactEmailSchema, newContactEmail, type ContactEmailValues } from './email';
export {
  contactDraft,
  contactLimits,
  contactSchema,
  newContact,
  unknownCountry,
  type ContactValues,
} from './form';
export { contactCriteriaOf, contactGroupings, contactOrdersOf, contactSources, viewOfGroup } from './listing';
export { contactProblem, type ContactStep } from './problem';
export { contactBatch, contactColumns, contactRows, type ContactCells } from './sheet';
export {
  assignTicketsSchema,
  contactName,
  holdersOf,
  leavingOthers,
  noTickets,
  type AssignTicketsValues,
} from './tickets';
