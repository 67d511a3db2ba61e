import { card, type MethodTraits } from '../traits';

export const free: MethodTraits = { ...card, id: 'free', money: 'none' };
