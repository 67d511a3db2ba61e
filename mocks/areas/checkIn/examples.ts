import {
  checkInTickets,
  getCheckInData,
  getRegistrationData,
  getRegistrationGoal,
  listDoorTickets,
  setRegistrationGoal,
  undoCheckIn,
  updateCheckInData,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const checkInExamples = {
  getCheckInData: exampleOf(getCheckInData, { params }),
  updateCheckInData: exampleOf(updateCheckInData, {
    params,
    body: {
      active: true,
      id: 'northlight-door',
      password: 'low tide at six',
      welcomeMessage: 'Welcome to Northlight. The cloakroom is on your left.',
    },
  }),
  listDoorTickets: exampleOf(listDoorTickets, { params, query: { size: 20 } }),
  checkInTickets: exampleOf(checkInTickets, {
    params,
    body: {
      scans: [
        {
          id: '0b8e2f54-7c1d-4f0e-9a57-3f6f0d1c2a90',
          code: 'NL26-4796-1',
          at: '2026-02-12T09:58:00-05:00',
          door: 'Main entrance',
        },
      ],
    },
  }),
  undoCheckIn: exampleOf(undoCheckIn, { params: { ...params, scanId: 'scan-speakers-1' } }),
  getRegistrationGoal: exampleOf(getRegistrationGoal, { params }),
  setRegistrationGoal: exampleOf(setRegistrationGoal, {
    params,
    body: { goal: 450, deadline: '2026-05-01T00:00:00-04:00' },
  }),
  getRegistrationData: exampleOf(getRegistrationData, { params }),
} satisfies Examples;
