export { AuthWindowNotice, type AuthWindowNoticeProps } from './AuthWindowNotice';
export { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm';
export { ResetRequestForm, type ResetRequestFormProps } from './ResetRequestForm';
export { ServiceMark, type ServiceMarkProps } from './ServiceMark';
export { AccountMenu, SignedInCard, type SignedInProps } from './SignedIn';
export { SignInForm, type SignInFormProps } from './SignInForm';
export { SignUpForm, type SignUpFormProps } from './SignUpForm';
