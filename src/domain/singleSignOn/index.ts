export { ssoFilterIds, ssoPageSize, ssoSearch } from './list';
export {
  isRestrictionOnly,
  loginInput,
  loginSchema,
  loginValues,
  offeredMethods,
  type LoginValues,
} from './login';
export { loginProblem, metadataProblem, ssoProblem, ssoStatusProblem } from './problem';
export { maxMetadataSize, ssoLimits, ssoSchema } from './schema';
export { testSignInUrl } from './testSignIn';
export {
  isComplete,
  namesForType,
  newSsoConfig,
  ssoConfigTypes,
  ssoInput,
  ssoValues,
  type SsoValues,
} from './values';
