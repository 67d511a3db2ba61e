import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** A chatbot that is on and knows no answer; an extension on a host that would no longer be the app's. */
const contradicts = 4022;
const unknown = 4046;
const off = 4091;

/** The backend names one of a list, `answers[2].question`; the form has the list as one field. */
const ofList = (failure: SaveFailure, list: string): SaveFailure =>
  failure.field?.startsWith(list) ? { ...failure, field: list } : failure;

/** Why a chatbot was not saved, in words an organizer can act on. */
export function chatbotProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === contradicts)
    return { message: { key: 'organizer.developers.chatbot.error.noAnswer' }, field: 'answers' };
  return saveProblem(ofList(failure, 'answers'));
}

/** Why the chatbot did not answer. */
export function askProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === off) return { message: { key: 'organizer.developers.chatbot.try.off' } };
  return saveProblem(failure);
}

/** Why an app was not saved. */
export function developerAppProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === contradicts)
    return { message: { key: 'organizer.developers.app.problem.hostUsed' }, field: 'redirectUrls' };
  return saveProblem(ofList(failure, 'redirectUrls'));
}

/** Why one was not created. Where no answer came the secret is lost with it, whether or not the app is there. */
export const appCreationProblem = (failure: SaveFailure): SaveProblem =>
  failure.isUncertain
    ? { message: { key: 'organizer.developers.app.problem.uncertain' }, isUncertain: true }
    : developerAppProblem(failure);

/** Why an extension was not added: its app may be gone. */
export function extensionProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === unknown) return { message: { key: 'organizer.developers.extension.problem.gone' } };
  return saveProblem(failure);
}
