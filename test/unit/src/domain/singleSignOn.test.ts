import { describe, expect, it } from 'vitest';
import type { LoginSettings } from '../../../../src/contract';
import {
  isRestrictionOnly,
  loginInput,
  loginProblem,
  loginSchema,
  metadataProblem,
  namesForType,
  newSsoConfig,
  offeredMethods,
  ssoInput,
  ssoProblem,
  ssoSchema,
  ssoSearch,
  ssoStatusProblem,
  testSignInUrl,
  type LoginValues,
  type SsoValues,
} from '../../../../src/domain/singleSignOn';
import { wholeTable } from '../../../../src/domain/table';
import { eachRow } from '../../../eachRow';

const certificate = 'MIIBszCCAVmgAwIBAgIUTm9ydGhsaWdodCBpZGVudGl0eQ==';
const fine: SsoValues = {
  ...newSsoConfig,
  name: ' Pier ',
  entityId: ' https://id.pier.example ',
  signInUrl: ' https://id.pier.example/in ',
};
const openId: SsoValues = { ...fine, configType: 'OPEN_ID', clientId: ' pier-1 ' };

describe('an identity provider in a form', () => {
  eachRow([
    ['name', 'organizer.tags.problem.nameRequired', { name: ' ' }],
    ['name', 'organizer.singleSignOn.error.tooLong', { name: 'a'.repeat(201) }],
    ['entityId', 'organizer.singleSignOn.error.entityId', { entityId: '' }],
    ['signInUrl', 'organizer.sharing.error.url', { signInUrl: 'http://id.pier.example' }],
    ['signInUrl', 'organizer.sharing.error.url', { signInUrl: 'javascript:alert(1)' }],
    ['certificate', 'organizer.singleSignOn.error.certificate', { certificate: 'not base64!' }],
    ['certificate', 'organizer.singleSignOn.error.certificate', { certificate: 'SGVsbG8=' }],
    [
      'attributeNames.email',
      'organizer.singleSignOn.error.attribute',
      { attributeNames: { email: ' ', firstName: 'givenName', lastName: 'sn' } },
    ],
  ] satisfies [string, string, Partial<SsoValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(ssoSchema(false).validate({ ...fine, ...change })).rejects.toMatchObject({
        path,
        message,
      });
    },
  );

  eachRow([
    ['a certificate', fine, 'organizer.singleSignOn.error.certificateNeeded'],
    ['a client ID', { ...openId, clientId: '' }, 'organizer.singleSignOn.error.clientIdNeeded'],
  ] satisfies [string, SsoValues, string][])(
    'can wait for %s until it is on',
    async (_what, values, message) => {
      await expect(ssoSchema(false).isValid(values)).resolves.toBe(true);
      await expect(ssoSchema(true).validate(values)).rejects.toMatchObject({ message });
    },
  );

  it('takes a certificate with the lines around it', async () => {
    const pem = `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`;
    await expect(ssoSchema(true).isValid({ ...fine, certificate: pem })).resolves.toBe(true);
  });

  it('is sent with what its type has, and without a secret that was not typed', () => {
    expect(ssoInput({ ...fine, certificate, clientId: 'left over' })).toEqual({
      name: 'Pier',
      configType: 'SAML',
      entityId: 'https://id.pier.example',
      signInUrl: 'https://id.pier.example/in',
      certificate,
      attributeNames: newSsoConfig.attributeNames,
    });
    expect(ssoInput({ ...openId, certificate })).toEqual({
      ...ssoInput(fine),
      configType: 'OPEN_ID',
      clientId: 'pier-1',
    });
    expect(ssoInput({ ...openId, clientSecret: ' s ' })).toMatchObject({ clientSecret: ' s ' });
  });

  it('gets the usual names of another type, unless they were changed', () => {
    const { attributeNames } = newSsoConfig;
    expect(namesForType(attributeNames, 'OPEN_ID')).toMatchObject({ firstName: 'given_name' });
    const own = { ...attributeNames, email: 'address' };
    expect(namesForType(own, 'OPEN_ID')).toBe(own);
  });
});

describe('where a provider is tried out', () => {
  const service = { answerUrl: 'https://platform.example/answer' };
  const { signInUrl } = ssoInput(fine);
  eachRow([
    ['the page of SAML', { configType: 'SAML', signInUrl }, signInUrl],
    ['nowhere for another scheme', { configType: 'SAML', signInUrl: 'javascript:alert(1)' }, null],
    ['nowhere without a client', { configType: 'OPEN_ID', signInUrl }, null],
    [
      'a sign-in of the client',
      { configType: 'OPEN_ID', signInUrl: `${signInUrl}?tenant=1`, clientId: 'a b' },
      `${signInUrl}?tenant=1&response_type=code&client_id=a+b&redirect_uri=https%3A%2F%2Fplatform.example%2Fanswer&scope=openid+email+profile`,
    ],
  ] satisfies [string, Parameters<typeof testSignInUrl>[0], string | null][])(
    'is %s',
    (_what, config, url) => {
      expect(testSignInUrl(config, service)).toBe(url);
    },
  );
});

describe('what a view looks for', () => {
  eachRow([
    ['all, the last changed first', {}, { criteria: {}, orders: { MODIFIED: 'DESC' } }],
    ['one type', { filters: { type: 'SAML' } }, { criteria: { configType: 'SAML' } }],
    ['no type that an address invents', { filters: { type: 'LDAP' } }, { criteria: {} }],
    [
      'the first changed first',
      { sort: { column: 'modified', direction: 'ascending' } },
      { orders: { MODIFIED: 'ASC' } },
    ],
    ['a later page', { page: 3 }, { page: 2, size: 10 }],
  ] satisfies [string, Partial<typeof wholeTable>, object][])('is %s', (_what, view, expected) => {
    expect(ssoSearch({ ...wholeTable, ...view })).toMatchObject(expected);
  });
});

describe('the sign-in of an event', () => {
  const values: LoginValues = {
    methods: ['EMAIL', 'SSO'],
    ssoConfigId: 'sso-1',
    restrictLoginForNonTicketHolders: false,
  };
  const before: LoginSettings = { ...values, eventId: '1', modifiedDate: null };

  eachRow([
    ['methods', 'organizer.singleSignOn.login.error.noMethod', { methods: [] }],
    ['ssoConfigId', 'organizer.singleSignOn.login.error.noProvider', { ssoConfigId: '' }],
  ] satisfies [string, string, Partial<LoginValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(loginSchema.validate({ ...values, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('leads to no provider without single sign-on', () => {
    expect(loginInput({ ...values, methods: ['EMAIL'] })).toMatchObject({ ssoConfigId: null });
  });

  it('keeps the order of the methods that are on', () => {
    expect(offeredMethods(['SSO', 'EMAIL'])).toEqual(['SSO', 'EMAIL', 'LINKEDIN', 'FACEBOOK']);
  });

  eachRow([
    ['the restriction alone', { restrictLoginForNonTicketHolders: true }, true],
    ['nothing', {}, false],
    ['methods as well', { restrictLoginForNonTicketHolders: true, methods: ['SSO', 'EMAIL'] }, false],
    ['the provider as well', { restrictLoginForNonTicketHolders: true, ssoConfigId: 'sso-2' }, false],
  ] satisfies [string, Partial<LoginValues>, boolean][])('changes %s', (_what, change, expected) => {
    expect(isRestrictionOnly(loginInput({ ...values, ...change }), before)).toBe(expected);
  });
});

describe('what was refused', () => {
  eachRow([
    ['a name that is taken', ssoProblem, 4022, 'organizer.singleSignOn.problem.nameTaken', 'name'],
    [
      'a provider that is incomplete',
      ssoStatusProblem('ACTIVE'),
      4022,
      'organizer.singleSignOn.problem.incomplete',
      undefined,
    ],
    [
      'a provider in use',
      ssoStatusProblem('DISABLED'),
      4022,
      'organizer.singleSignOn.problem.used',
      undefined,
    ],
    ['metadata that are none', metadataProblem, 4000, 'organizer.singleSignOn.metadata.unusable', undefined],
    [
      'a provider that was turned off',
      loginProblem,
      4022,
      'organizer.singleSignOn.login.problem.provider',
      'ssoConfigId',
    ],
    ['anything else', loginProblem, 5000, 'organizer.kit.form.failed.refused', undefined],
  ] satisfies [string, typeof ssoProblem, number, string, string | undefined][])(
    'is explained: %s',
    (_what, toProblem, code, key, field) => {
      const problem = toProblem({ code });
      expect(problem.message.key).toBe(key);
      expect(problem.field).toBe(field);
    },
  );
});
