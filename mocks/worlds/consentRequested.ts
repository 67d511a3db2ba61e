import type { World } from '../db/world';
import { northlight } from './northlight';

/** Northlight, when buyers are asked before the organizer may keep those who do not finish. */
export const consentRequested: World = {
  ...northlight,
  name: 'consentRequested',
  records: {
    ...northlight.records,
    hotLeadSettings: { '1001': [{ id: '1001', enabled: true, consentRequired: true }] },
  },
};
