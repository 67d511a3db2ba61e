'use client';
import type { Placeholder } from '../../domain/confirmation';
import type { ConfirmationSettingsValues } from '../../domain/confirmation/settings';
import { useT } from '../../i18n';
import { ColourField, ImageField, RichTextField, SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { FontField } from '../kit/fields/FontField';

const placeholders: readonly Placeholder[] = [
  ...(['firstName', 'lastName', 'prefix', 'ticketEmail'] as const),
  ...(['eventName', 'venueName', 'venueAddress', 'eventUrl'] as const),
];

/** What the organizer says to everyone who registered, with what is filled in for each: 001 §2.2. */
export function MessageSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.confirmation.message')}>
      <RichTextField<ConfirmationSettingsValues>
        name="postMessage"
        label={t('organizer.confirmation.postMessage')}
        hint={t('organizer.confirmation.postMessageHint')}
        headings
        placeholders={placeholders.map((name) => ({
          name,
          label: t(`organizer.confirmation.placeholder.${name}`),
        }))}
      />
    </FormSection>
  );
}

const parts = ['showAddToCalendar', 'showRegistrationDetails', 'showTicketQr', 'showAlsoAttending'] as const;

/** What stands on the screen, in the order of 001 §2. */
export function PartsSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.confirmation.parts')}>
      <SwitchField<ConfirmationSettingsValues>
        name="displayLogo"
        label={t('organizer.confirmation.displayLogo')}
        alsoChecks={['logoUrl']}
      />
      <ImageField<ConfirmationSettingsValues>
        name="logoUrl"
        label={t('organizer.confirmation.logoUrl')}
        hint={t('organizer.confirmation.logoUrlHint')}
      />
      {parts.map((name) => (
        <SwitchField<ConfirmationSettingsValues>
          key={name}
          name={name}
          label={t(`organizer.confirmation.${name}`)}
          hint={t(`organizer.confirmation.${name}Hint`)}
        />
      ))}
    </FormSection>
  );
}

/** Colours, fonts and weights of titles, text and links, and buttons: 001 §3. What is empty is the widget's own look. */
export function AppearanceSections() {
  const t = useT();
  return (
    <>
      <FormSection title={t('organizer.confirmation.titles')}>
        <ColourField<ConfirmationSettingsValues>
          name="titleColor"
          label={t('organizer.confirmation.titleColor')}
          optional
          span={6}
          keepSpan
        />
        <FontField<ConfirmationSettingsValues>
          name="titleFontFamily"
          label={t('organizer.confirmation.titleFont')}
          span={6}
        />
        <SwitchField<ConfirmationSettingsValues>
          name="titleBold"
          label={t('organizer.confirmation.titleBold')}
          span={6}
        />
        <SwitchField<ConfirmationSettingsValues>
          name="titleItalic"
          label={t('organizer.confirmation.titleItalic')}
          span={6}
        />
      </FormSection>
      <FormSection title={t('organizer.confirmation.texts')}>
        <ColourField<ConfirmationSettingsValues>
          name="textColor"
          label={t('organizer.confirmation.textColor')}
          optional
          span={6}
          keepSpan
        />
        <FontField<ConfirmationSettingsValues>
          name="textFontFamily"
          label={t('organizer.confirmation.textFont')}
          span={6}
        />
        <SwitchField<ConfirmationSettingsValues>
          name="textBold"
          label={t('organizer.confirmation.textBold')}
          span={6}
        />
        <SwitchField<ConfirmationSettingsValues>
          name="textItalic"
          label={t('organizer.confirmation.textItalic')}
          span={6}
        />
        <ColourField<ConfirmationSettingsValues>
          name="linksColor"
          label={t('organizer.confirmation.linksColor')}
          optional
          span={6}
          keepSpan
        />
      </FormSection>
      <FormSection title={t('organizer.confirmation.buttons')}>
        <ColourField<ConfirmationSettingsValues>
          name="buttonBackgroundColor"
          label={t('organizer.confirmation.buttonBackgroundColor')}
          optional
          span={6}
          keepSpan
        />
        <ColourField<ConfirmationSettingsValues>
          name="buttonTextColor"
          label={t('organizer.confirmation.buttonTextColor')}
          optional
          span={6}
          keepSpan
        />
      </FormSection>
    </>
  );
}
