export {
  companyDraft,
  companySchema,
  companyValues,
  maxCompanyNameLength,
  newCompany,
  noCountry,
  type CompanyValues,
} from './form';
