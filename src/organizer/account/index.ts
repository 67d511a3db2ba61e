export { AccountScreen, type AccountScreenProps } from './AccountScreen';
export { AccountView } from './AccountView';
export { ConnectedAccounts, type ConnectedAccountsProps } from './ConnectedAccounts';
export { ConnectedAccountsView } from './ConnectedAccountsView';
export { PasswordResetScreen, type PasswordResetScreenProps } from './PasswordResetScreen';
export { SignedInMenu, type SignedInMenuProps } from './SignedInNow';
export { SignInScreen, type SignInScreenProps } from './SignInScreen';
export { SignUpScreen, type SignUpScreenProps } from './SignUpScreen';
