import { createCompany, deleteCompany, listCompanies, updateCompany } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };

export const companiesExamples = {
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
} satisfies Examples;
