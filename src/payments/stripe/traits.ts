import { card, type MethodTraits } from '../traits';

export const stripe: MethodTraits = { ...card, id: 'stripe', showsCardMarks: true, money: 'withOrder' };
