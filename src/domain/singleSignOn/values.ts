import type { SsoAttributeNames, SsoConfig, SsoConfigInput, SsoConfigType } from '../../contract';

/** In the order they are offered. */
export const ssoConfigTypes = ['SAML', 'OPEN_ID'] as const satisfies readonly SsoConfigType[];

/** An identity provider as its form has it. */
export interface SsoValues {
  name: string;
  configType: SsoConfigType;
  entityId: string;
  signInUrl: string;
  /** Of SAML; '' for none yet. */
  certificate: string;
  /** Of OpenID Connect; '' for none yet. */
  clientId: string;
  /** Of OpenID Connect; '' leaves the saved one as it is. */
  clientSecret: string;
  attributeNames: SsoAttributeNames;
}

/** The names that SAML and OpenID Connect have for these. */
const usualNames: Readonly<Record<SsoConfigType, SsoAttributeNames>> = {
  SAML: { email: 'mail', firstName: 'givenName', lastName: 'sn' },
  OPEN_ID: { email: 'email', firstName: 'given_name', lastName: 'family_name' },
};

export const newSsoConfig: SsoValues = {
  name: '',
  configType: 'SAML',
  entityId: '',
  signInUrl: '',
  certificate: '',
  clientId: '',
  clientSecret: '',
  attributeNames: usualNames.SAML,
};

/** The usual names of another type, where those of the type before were not changed; otherwise what was typed. */
export const namesForType = (names: SsoAttributeNames, type: SsoConfigType): SsoAttributeNames => {
  const isUsual = ssoConfigTypes.some(
    (each) =>
      usualNames[each].email === names.email &&
      usualNames[each].firstName === names.firstName &&
      usualNames[each].lastName === names.lastName,
  );
  return isUsual ? usualNames[type] : names;
};

/** The secret is never answered. */
export const ssoValues = (config: SsoConfig): SsoValues => ({
  name: config.name,
  configType: config.configType,
  entityId: config.entityId,
  signInUrl: config.signInUrl,
  certificate: config.certificate ?? '',
  clientId: config.clientId ?? '',
  clientSecret: '',
  attributeNames: { ...config.attributeNames },
});

/** As it is saved: only what its type has. */
export function ssoInput(values: SsoValues): SsoConfigInput {
  const { configType, attributeNames } = values;
  const certificate = values.certificate.trim();
  const clientId = values.clientId.trim();
  const { clientSecret } = values;
  return {
    name: values.name.trim(),
    configType,
    entityId: values.entityId.trim(),
    signInUrl: values.signInUrl.trim(),
    ...(configType === 'SAML' && certificate !== '' && { certificate }),
    ...(configType === 'OPEN_ID' && clientId !== '' && { clientId }),
    ...(configType === 'OPEN_ID' && clientSecret !== '' && { clientSecret }),
    attributeNames: {
      email: attributeNames.email.trim(),
      firstName: attributeNames.firstName.trim(),
      lastName: attributeNames.lastName.trim(),
    },
  };
}

/** Whether people can sign in with it once it is on. */
export const isComplete = ({
  configType,
  certificate,
  clientId,
}: Pick<SsoConfig, 'configType' | 'certificate' | 'clientId'>): boolean =>
  configType === 'SAML' ? certificate !== undefined : clientId !== undefined;
