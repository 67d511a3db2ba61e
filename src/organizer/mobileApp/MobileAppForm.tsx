'use client';
import type { MobileAppSettings, MobileCard } from '../../contract';
import { mobileAppFeatures, mobileAppLimits, mobileAppSchema } from '../../domain/mobileApp';
import { useT } from '../../i18n';
import { ColourField, ImageField, LongTextField, MultiSelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { FormSection } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { LivePhone } from './PhonePreview';

export interface MobileAppFormProps extends RecordProps<MobileAppSettings> {
  /** Of the first screen, for the preview. */
  cards: readonly MobileCard[];
}

/** Name, texts, pictures, colour and features of the app, beside its first screen. 002 §7 Mobile app. */
export function MobileAppForm(props: MobileAppFormProps) {
  const t = useT();
  return (
    <EditorScreen
      isPart
      record={props}
      schema={mobileAppSchema}
      title={t('organizer.mobileApp.part.look')}
      aside={<LivePhone cards={props.cards} />}
    >
      <FormSection title={t('organizer.mobileApp.texts')}>
        <TextField<MobileAppSettings>
          name="name"
          label={t('organizer.mobileApp.appName')}
          hint={t('organizer.mobileApp.appNameHint')}
          limit={mobileAppLimits.name}
          required
        />
        <TextField<MobileAppSettings>
          name="shortDescription"
          label={t('organizer.mobileApp.shortDescription')}
          hint={t('organizer.mobileApp.shortDescriptionHint')}
          limit={mobileAppLimits.shortDescription}
        />
        <LongTextField<MobileAppSettings>
          name="description"
          label={t('organizer.mobileApp.description')}
          hint={t('organizer.mobileApp.descriptionHint')}
          limit={mobileAppLimits.description}
          rows={5}
        />
      </FormSection>
      <FormSection title={t('organizer.mobileApp.look')}>
        <ImageField<MobileAppSettings>
          name="iconUrl"
          aspect={1}
          label={t('organizer.mobileApp.icon')}
          hint={t('organizer.mobileApp.iconHint')}
          span={6}
        />
        <ImageField<MobileAppSettings>
          name="splashUrl"
          label={t('organizer.mobileApp.splash')}
          hint={t('organizer.mobileApp.splashHint')}
          span={6}
        />
        <ColourField<MobileAppSettings>
          name="primaryColor"
          label={t('organizer.mobileApp.colour')}
          span={6}
        />
      </FormSection>
      <FormSection title={t('organizer.mobileApp.features')}>
        <MultiSelectField<MobileAppSettings>
          name="features"
          label={t('organizer.mobileApp.featuresOn')}
          options={optionsOf(mobileAppFeatures, (value) => t(`organizer.mobileApp.feature.${value}`))}
        />
      </FormSection>
    </EditorScreen>
  );
}
