import {
  createSsoConfig,
  getLoginSettings,
  getSsoServiceConfig,
  listLoginSettings,
  readIdpMetadata,
  restrictLogin,
  searchSsoConfigs,
  setSsoStatus,
  updateLoginSettings,
  updateSsoConfig,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };
const event = { accountId: '77', eventId: '1001' };
const attributeNames = { email: 'mail', firstName: 'givenName', lastName: 'sn' };
const certificate = 'MIIBszCCAVmgAwIBAgIUTm9ydGhsaWdodCBpZGVudGl0eQ==';

const metadata = `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://id.kolonn.example/metadata">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
        <ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data>
      </ds:KeyInfo>
    </md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://id.kolonn.example/sign-in?from=tickets&amp;in=en"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

export const singleSignOnExamples: Examples = {
  createSsoConfig: exampleOf(createSsoConfig, {
    params,
    body: {
      name: 'Atelier Nord',
      configType: 'SAML',
      entityId: 'https://id.ateliernord.example',
      signInUrl: 'https://id.ateliernord.example/sign-in',
      certificate,
      attributeNames,
    },
  }),
  updateSsoConfig: exampleOf(updateSsoConfig, {
    params: { accountId: '77', configId: 'sso-kolonn' },
    body: {
      name: 'Kolonn',
      configType: 'SAML',
      entityId: 'https://id.kolonn.example/metadata',
      signInUrl: 'https://id.kolonn.example/sign-in',
      certificate,
      attributeNames,
    },
  }),
  searchSsoConfigs: exampleOf(searchSsoConfigs, {
    params,
    body: { criteria: { configType: 'SAML' }, orders: { MODIFIED: 'DESC' } },
  }),
  listLoginSettings: exampleOf(listLoginSettings, { params, query: { eventIds: '1001' } }),
  getLoginSettings: exampleOf(getLoginSettings, { params: event }),
  updateLoginSettings: exampleOf(updateLoginSettings, {
    params: event,
    body: {
      methods: ['SSO', 'EMAIL'],
      ssoConfigId: 'sso-harbour-trust',
      restrictLoginForNonTicketHolders: true,
    },
  }),
  restrictLogin: exampleOf(restrictLogin, {
    params: event,
    body: { restrictLoginForNonTicketHolders: true },
  }),
  readIdpMetadata: exampleOf(readIdpMetadata, { params, body: metadata }),
  setSsoStatus: exampleOf(setSsoStatus, {
    params,
    body: { configId: 'sso-openwork', status: 'ACTIVE' },
  }),
  getSsoServiceConfig: exampleOf(getSsoServiceConfig, { params }),
};
