import { getAgendaVersion, getRegistrationVersion } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const eventVersionsExamples = {
  getAgendaVersion: exampleOf(getAgendaVersion, { params }),
  getRegistrationVersion: exampleOf(getRegistrationVersion, { params }),
} satisfies Examples;
