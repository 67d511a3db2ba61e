import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** What was tried with contacts. */
export type ContactStep = 'add' | 'tickets' | 'email' | 'import';

const own = <Name extends string>(name: Name) => `organizer.contacts.problem.${name}` as const;

const fieldOf: Readonly<Record<string, string>> = { countryCode: 'country' };

/** Why something was not done with contacts, in words an organizer can act on. 002 §8. */
export const contactProblem =
  (step: ContactStep) =>
  (failure: SaveFailure): SaveProblem => {
    const { code, isUncertain, field } = failure;
    if (isUncertain && step !== 'add')
      return { message: { key: own(step === 'email' ? 'uncertainEmail' : 'uncertain') }, isUncertain };
    if (step === 'add' && code === 4050) return { message: { key: own('emailTaken') }, field: 'email' };
    if (step === 'email' && code === 4046) return { message: { key: own('recipientGone') } };
    if (step === 'tickets' && code === 4046) return { message: { key: own('ticketGone') } };
    if (step === 'tickets' && code === 4022) return { message: { key: own('ticketTwice') } };
    return saveProblem(field === undefined ? failure : { ...failure, field: fieldOf[field] ?? field });
  };
