import {
  getCheckInData,
  getRegistrationData,
  getRegistrationGoal,
  setRegistrationGoal,
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
  getRegistrationGoal: exampleOf(getRegistrationGoal, { params }),
  setRegistrationGoal: exampleOf(setRegistrationGoal, {
    params,
    body: { goal: 450, deadline: '2026-05-01T00:00:00-04:00' },
  }),
  getRegistrationData: exampleOf(getRegistrationData, { params }),
} satisfies Examples;
