import { card, type MethodTraits } from '../traits';

export const spreedly: MethodTraits = { ...card, id: 'spreedly', showsCardMarks: true, money: 'withOrder' };
