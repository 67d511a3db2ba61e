export { accountChanges, accountSchema, accountValues, type AccountValues } from './record';
export {
  maxPersonNameLength,
  profileChanges,
  profileSchema,
  profileValues,
  type ProfileValues,
} from './profile';
export {
  newPasswordSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
  type SignInValues,
  type SignUpValues,
} from './schemas';
export {
  authServices,
  type AccountEvent,
  type AuthFailure,
  type AuthService,
  type AuthWindowState,
} from './services';
