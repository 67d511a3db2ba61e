import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { LoginMethod, LoginSettings, LoginSettingsInput } from '../../contract';

/** In the order they are offered. */
const loginMethods = ['EMAIL', 'LINKEDIN', 'FACEBOOK', 'SSO'] as const satisfies readonly LoginMethod[];

/** How people get into an event's pages, as a form has it. */
export interface LoginValues {
  /** In the order shown. */
  methods: LoginMethod[];
  /** '' for none. */
  ssoConfigId: string;
  restrictLoginForNonTicketHolders: boolean;
}

export const loginValues = (settings: LoginSettings): LoginValues => ({
  methods: settings.methods,
  ssoConfigId: settings.ssoConfigId ?? '',
  restrictLoginForNonTicketHolders: settings.restrictLoginForNonTicketHolders,
});

export const loginInput = (values: LoginValues): LoginSettingsInput => ({
  methods: values.methods,
  ssoConfigId: values.methods.includes('SSO') ? values.ssoConfigId : null,
  restrictLoginForNonTicketHolders: values.restrictLoginForNonTicketHolders,
});

/** The methods that are on first, in the order they are shown in, then the others. */
export const offeredMethods = (chosen: readonly LoginMethod[]): LoginMethod[] => [
  ...chosen,
  ...loginMethods.filter((method) => !chosen.includes(method)),
];

/** Whether nothing but the restriction is another one. */
export const isRestrictionOnly = (input: LoginSettingsInput, before: LoginSettings): boolean =>
  input.restrictLoginForNonTicketHolders !== before.restrictLoginForNonTicketHolders &&
  input.ssoConfigId === before.ssoConfigId &&
  input.methods.join() === before.methods.join();

/** The sign-in of an event. Messages are i18n keys. */
export const loginSchema: ObjectSchema<LoginValues> = object({
  methods: array()
    .of(mixed<LoginMethod>().oneOf(loginMethods).defined())
    .default([])
    .defined()
    .min(1, 'organizer.singleSignOn.login.error.noMethod'),
  ssoConfigId: string()
    .default('')
    .defined()
    .test(
      'provider',
      'organizer.singleSignOn.login.error.noProvider',
      (value, { parent }) => value !== '' || !(parent as LoginValues).methods.includes('SSO'),
    ),
  restrictLoginForNonTicketHolders: boolean().default(false).defined(),
});
