import type { PostRegistrationSettings, SocialNetworkName, SocialShareSettings } from '../../../contract';

/** What the form of the confirmation screen holds: 001 §3 Post registration settings. An empty look is the theme's. */
export type ConfirmationSettingsValues = Required<Omit<PostRegistrationSettings, 'version'>>;

export function confirmationSettingsValues(settings: PostRegistrationSettings): ConfirmationSettingsValues {
  const values = { showTicketQr: false, ...settings };
  delete values.version;
  return values;
}

/** Every network an event can be shared on, in the order of 001 §3. */
export const socialNetworkNames: readonly SocialNetworkName[] = ['FACEBOOK', 'LINKEDIN', 'TWITTER'];

/** What the form of social sharing holds: 001 §3 Social share settings. */
export interface SocialShareValues {
  active: boolean;
  message: string;
  /** Those that are on. */
  networks: SocialNetworkName[];
}

export const socialShareValues = ({
  active,
  message,
  socialNetworks,
}: SocialShareSettings): SocialShareValues => ({
  active,
  message,
  networks: socialNetworkNames.filter((name) =>
    socialNetworks.some(({ socialNetwork, enabled }) => enabled && socialNetwork === name),
  ),
});

export const socialShareSettings = ({ networks, ...values }: SocialShareValues): SocialShareSettings => ({
  ...values,
  socialNetworks: socialNetworkNames.map((socialNetwork) => ({
    socialNetwork,
    enabled: networks.includes(socialNetwork),
  })),
  sectionType: 'registration',
});
