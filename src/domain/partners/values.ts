import type { EventPartner, PartnerDraft, PartnerLevel } from '../../contract';

/** The highest first. */
export const partnerLevels = [
  'HEADLINE',
  'GOLD',
  'SILVER',
  'SUPPORTER',
  'MEDIA',
] as const satisfies readonly PartnerLevel[];

/** A partner as its form has it. '' where nothing is known. */
export interface PartnerValues {
  name: string;
  level: PartnerLevel;
  description: string;
  website: string;
  logo: string;
  contactName: string;
  contactEmail: string;
  booth: string;
  published: boolean;
}

export const newPartner: PartnerValues = {
  name: '',
  level: 'SUPPORTER',
  description: '',
  website: '',
  logo: '',
  contactName: '',
  contactEmail: '',
  booth: '',
  published: true,
};

export const partnerValues = (partner: EventPartner): PartnerValues => {
  const { name, level, description, website, logo, contactName, contactEmail, booth, published } = partner;
  return { name, level, description, website, logo, contactName, contactEmail, booth, published };
};

/** As it is written down: over the one with `id`, a new one without. */
export const partnerDraft = (values: PartnerValues, id?: string): PartnerDraft => ({
  ...(id !== undefined && { id }),
  ...values,
  name: values.name.trim(),
  description: values.description.trim(),
  website: values.website.trim(),
  logo: values.logo.trim(),
  contactName: values.contactName.trim(),
  contactEmail: values.contactEmail.trim(),
  booth: values.booth.trim(),
});
