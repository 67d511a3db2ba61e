import { card, type MethodTraits } from '../traits';
import { freePayment } from './freePayment';

export const free: MethodTraits = { ...card, id: 'free', money: 'none', builtIn: freePayment() };
