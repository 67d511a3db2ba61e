import { getTicketsData, saveTicketsData } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { eventId: '1001' };

export const saleSettingsExamples = {
  getTicketsData: exampleOf(getTicketsData, { params }),
  saveTicketsData: exampleOf(saveTicketsData, { params, body: { timeLimit: 20, taxName: 'Sales tax' } }),
} satisfies Examples;
