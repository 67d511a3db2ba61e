import {
  createEventTemplate,
  deleteEventTemplate,
  getWeather,
  listCountries,
  listEventTemplates,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };

export const directoryExamples = {
  listCountries: exampleOf(listCountries, { query: { locale: 'de' } }),
  listEventTemplates: exampleOf(listEventTemplates, { params }),
  createEventTemplate: exampleOf(createEventTemplate, {
    params,
    body: { name: 'Northlight', eventId: '1001' },
  }),
  deleteEventTemplate: exampleOf(deleteEventTemplate, {
    params: { ...params, templateId: 'template-lantern' },
  }),
  getWeather: exampleOf(getWeather, { params: { eventId: '1001' }, query: { unit: 'F' } }),
} satisfies Examples;
