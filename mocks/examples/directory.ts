import {
  createCompany,
  createEventTemplate,
  createTag,
  deleteCompany,
  deleteEventTemplate,
  deleteTag,
  getWeather,
  listCompanies,
  listCountries,
  listEventTemplates,
  listTags,
  updateCompany,
  updateTag,
} from '../../src/contract';
import { exampleOf, type Examples } from './example';

const params = { accountId: '77' };

export const directoryExamples = {
  listTags: exampleOf(listTags, { params }),
  createTag: exampleOf(createTag, { params, body: { name: 'bookbinding', color: '#7a4b2a' } }),
  updateTag: exampleOf(updateTag, {
    params: { ...params, tagId: 'tag-signs' },
    body: { name: 'sign painting', color: '#b5651d' },
  }),
  deleteTag: exampleOf(deleteTag, { params: { ...params, tagId: 'tag-volunteer' } }),
  listCompanies: exampleOf(listCompanies, { params, query: { search: 'o' } }),
  createCompany: exampleOf(createCompany, {
    params,
    body: { name: 'Reef Museum', website: 'https://reef-museum.example/', countryCode: 'US' },
  }),
  updateCompany: exampleOf(updateCompany, {
    params: { ...params, companyId: 'company-kolonn' },
    body: { name: 'Kolonn Typ', website: 'https://kolonn.example/', countryCode: 'SE' },
  }),
  deleteCompany: exampleOf(deleteCompany, { params: { ...params, companyId: 'company-nightferry' } }),
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
