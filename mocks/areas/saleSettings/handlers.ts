import { getTicketsData, saveTicketsData } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { changeSale, saleSettingsOf } from './rules';

export const saleSettingsHandlers: BoundHandler[] = [
  handle(getTicketsData, ({ db }) => saleSettingsOf(db)),

  handle(saveTicketsData, ({ db, body }) => changeSale(db, body)),
];
