// Organizers: account.
export {
  getOwnAccount,
  getSignedInPerson,
  requestPasswordReset,
  resetPassword,
  updateAccount,
  type Account,
  type AccountAgreement,
  type AccountChanges,
  type AccountCounts,
  type AccountOverview,
  type AgreementStatus,
  type PasswordReset,
  type PasswordResetRequest,
  type PersonRole,
  type ResetSource,
  type SignedInPerson,
} from '../../contract';

// Organizers: attributes.
export {
  createAttribute,
  deleteAttribute,
  getAttributes,
  getRoleAttributes,
  updateAttribute,
  type Attribute,
  type AttributeType,
  type NewAttribute,
  type RoleAttributes,
  type RolePermission,
} from '../../contract';

// Organizers: companies.
export {
  createCompany,
  deleteCompany,
  listCompanies,
  updateCompany,
  type Company,
  type CompanyDraft,
} from '../../contract';

// Organizers: contacts.
export {
  aggregateContacts,
  createContact,
  emailContacts,
  getContactActivity,
  importContacts,
  searchContactIds,
  searchContacts,
  setContactTickets,
  type Contact,
  type ContactActivity,
  type ContactCompany,
  type ContactConsent,
  type ContactCriteria,
  type ContactEmail,
  type ContactEvent,
  type ContactField,
  type ContactGroup,
  type ContactGrouping,
  type ContactImport,
  type ContactImportError,
  type ContactSession,
  type ContactSource,
  type ContactTicket,
  type NewContact,
  type SkippedContact,
} from '../../contract';

// Organizers: developers.
export {
  askChatbot,
  createDeveloperApp,
  createDeveloperExtension,
  deleteDeveloperApp,
  deleteDeveloperExtension,
  getChatbot,
  listDeveloperApps,
  listDeveloperExtensions,
  updateChatbot,
  updateDeveloperApp,
  updateDeveloperExtension,
  type Chatbot,
  type ChatbotAnswer,
  type ChatbotReply,
  type ChatbotSettings,
  type DeveloperApp,
  type DeveloperAppDraft,
  type DeveloperExtension,
  type DeveloperExtensionDraft,
  type DeveloperScope,
  type ExtensionPlace,
} from '../../contract';

// Organizers: email domains.
export {
  resetAccountEmailDomain,
  resetEmailDomain,
  testEmailDomain,
  updateEventEmailDomain,
  type EffectiveEmailDomain,
  type EmailDomainLevel,
  type EmailDomainRecord,
  type EmailDomainSetting,
  type EmailDomainTest,
} from '../../contract';

// Organizers: members.
export {
  answerInvite,
  createTenantPromoCode,
  deleteInvite,
  deleteTenantInvoice,
  getTenantCustomization,
  getTenantStatus,
  inviteMembers,
  listMembers,
  listTenantPromoCodes,
  listUninvited,
  removeMember,
  resendInvite,
  saveTenantCustomization,
  updateMemberAccess,
  updateTenantInvoice,
  type InviteAnswer,
  type InviteEmail,
  type InviteOutcome,
  type InviteRefusal,
  type InviteStatus,
  type MemberRole,
  type TenantCustomization,
  type TenantInvite,
  type TenantInvoice,
  type TenantMember,
  type TenantPromoCode,
  type TenantPromoCodeDraft,
  type TenantStatus,
  type UninvitedPerson,
} from '../../contract';

// Organizers: payment processors.
export {
  createPaymentProcessor,
  listAvailablePaymentProcessors,
  searchPaymentProcessors,
  setProcessorCredentials,
  updatePaymentProcessor,
  type AvailablePaymentProcessor,
  type PaymentProcessor,
  type PaymentProcessorCriteria,
  type PaymentProcessorDraft,
  type PaymentProcessorField,
  type PaymentProcessorUpdate,
  type ProcessorCredentials,
  type ProcessorGateway,
} from '../../contract';

// Organizers: single sign on.
export {
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
  type LoginMethod,
  type LoginSettings,
  type LoginSettingsInput,
  type SsoAttributeNames,
  type SsoConfig,
  type SsoConfigChanges,
  type SsoConfigInput,
  type SsoConfigSearch,
  type SsoConfigType,
  type SsoCriteria,
  type SsoMetadata,
  type SsoServiceConfig,
  type SsoStatus,
  type SsoStatusChange,
} from '../../contract';

// Organizers: tags.
export {
  createTag,
  deleteTag,
  listTags,
  updateTag,
  type OrganizerTag,
  type OrganizerTagDraft,
} from '../../contract';

// Organizers: webhooks.
export {
  createAccountProvider,
  createEventProvider,
  deleteAccountProvider,
  deleteEventProvider,
  getAccountProviders,
  getEventProviders,
  sendProviderNotification,
  updateAccountProvider,
  updateEventProvider,
  type CreatedExternalProvider,
  type ExternalProvider,
  type ExternalProviderSettings,
  type ExternalProviderType,
  type NotificationDelivery,
  type NotificationTopic,
} from '../../contract';
