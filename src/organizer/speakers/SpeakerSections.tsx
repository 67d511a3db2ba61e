'use client';
import { speakerLimits, speakerLinkKinds, type SpeakerValues } from '../../domain/speakers';
import { usePictureUpload } from '../../hooks';
import { useT } from '../../i18n';
import { ImageField, RichTextField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { useLinkLabel } from './useLinkLabel';

/** Who a speaker is: for their screen, and for the dialog that adds one in passing. */
export function SpeakerNames() {
  const t = useT();
  return (
    <>
      <TextField<SpeakerValues>
        name="firstName"
        label={t('organizer.orders.order.firstName')}
        required
        span={6}
      />
      <TextField<SpeakerValues>
        name="lastName"
        label={t('organizer.orders.order.lastName')}
        optional
        span={6}
      />
      <TextField<SpeakerValues> name="jobTitle" label={t('organizer.speakers.jobTitle')} optional span={6} />
      <TextField<SpeakerValues>
        name="company"
        label={t('organizer.members.payer.company')}
        optional
        span={6}
      />
      <TextField<SpeakerValues>
        name="email"
        label={t('organizer.orders.order.email')}
        type="email"
        inputMode="email"
        dir="ltr"
        optional
      />
    </>
  );
}

/** All that is known of a speaker. */
export function SpeakerSections() {
  const t = useT();
  const labelOf = useLinkLabel();
  const upload = usePictureUpload();
  return (
    <>
      <FormSection title={t('organizer.speakers.profile')}>
        <ImageField<SpeakerValues>
          name="photo"
          label={t('organizer.speakers.photo')}
          onUpload={upload}
          optional
        />
        <SpeakerNames />
        <RichTextField<SpeakerValues>
          name="bio"
          label={t('organizer.speakers.bio')}
          limit={speakerLimits.bio}
          optional
        />
      </FormSection>
      <FormSection title={t('organizer.speakers.links')} text={t('organizer.partners.addressHint')}>
        {speakerLinkKinds.map((kind) => (
          <TextField<SpeakerValues>
            key={kind}
            name={`links.${kind}`}
            label={labelOf(kind)}
            type="url"
            dir="ltr"
            spellCheck={false}
            optional
            span={6}
          />
        ))}
      </FormSection>
    </>
  );
}
