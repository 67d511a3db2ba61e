import { card, type MethodTraits } from '../traits';

/** What its frame did not do, it has said; of the rest it knows nothing. */
export const zooz: MethodTraits = { ...card, id: 'zooz', money: 'byProvider' };
