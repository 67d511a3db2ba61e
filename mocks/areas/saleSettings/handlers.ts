import { getTicketsData, saveTicketsData } from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { changeSaleSettings, saleSettingsOf } from './rules';

export const saleSettingsHandlers: BoundHandler[] = [
  handle(getTicketsData, ({ db }) => saleSettingsOf(db)),

  handle(saveTicketsData, ({ db, body }) => changeSaleSettings(db, body)),
];
