import { supportProblem } from '../administration';
import type { SaveFailure, SaveProblem } from '../forms';

/** The ring is in no state for it: each call means something else by it. 002 §7. */
const notNow = 4091;

/** Why 4091 comes: of its kind while it is available, of its last feature, of a ring without any. */
type Refusal = 'kind' | 'lastFeature' | 'noFeature';

/** Why a ring was not changed, in words that can be acted on; `refusal` is what 4091 means for the call. */
export const ringProblem =
  (refusal: Refusal) =>
  (failure: SaveFailure): SaveProblem =>
    failure.code === notNow && !failure.isUncertain
      ? { message: { key: `organizer.rings.problem.${refusal}` } }
      : supportProblem(failure);
