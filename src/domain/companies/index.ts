export {
  companyDraft,
  companySchema,
  companyValues,
  longestCompanyName,
  newCompany,
  noCountry,
  type CompanyValues,
} from './form';
