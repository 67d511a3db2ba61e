export { ConnectedAccounts, type ConnectedAccountsProps } from './ConnectedAccounts';
export { ConnectedAccountsView, type ConnectedAccountsViewProps } from './ConnectedAccountsView';
export { PasswordResetScreen, type PasswordResetScreenProps } from './PasswordResetScreen';
export { SignedInMenu, type SignedInMenuProps } from './SignedInNow';
export { SignInScreen, type AccountScreenProps, type SignInScreenProps } from './SignInScreen';
export { SignUpScreen, type SignUpScreenProps } from './SignUpScreen';
