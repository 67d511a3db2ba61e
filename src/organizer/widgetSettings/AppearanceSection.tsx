'use client';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ringStyles } from '../../domain';
import { themeOf, type WidgetSettingsValues } from '../../domain/widgetSettings';
import { useT } from '../../i18n';
import { brands, type Preset } from '../../theme';
import { Fields } from '../../themed/kit/Field';
import { ColourField, NumberField, RadioCards, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { ContrastReportView } from '../kit/appearance/ContrastReportView';
import { FontField } from '../kit/fields/FontField';
import * as css from './AppearanceSection.css';
import type { PreviewScheme } from '../kit/appearance/Preview';
import { PresetPicker } from './PresetPicker';

type WidgetForm = UseFormReturn<WidgetSettingsValues>;

const colours = ['color0', 'color1', 'color2', 'color3', 'color4', 'color5'] as const;

export interface AppearanceSectionProps {
  form: WidgetForm;
  /** Whose colours stand where the form has none. */
  preset?: Preset | undefined;
  scheme: PreviewScheme;
}

/** The theme of 000 §3: a look to start from, six colours, font, corners, a class, and how well it all can be read. */
export function AppearanceSection({ form, preset, scheme }: AppearanceSectionProps) {
  const t = useT();
  return (
    <>
      <FormSection
        title={t('organizer.widgetSettings.startFrom')}
        text={t('organizer.widgetSettings.startFromText')}
      >
        <PresetPicker form={form} />
      </FormSection>
      <FormSection
        title={t('organizer.widgetSettings.colours')}
        after={<Report form={form} preset={preset} scheme={scheme} />}
      >
        <div className={css.colours}>
          {colours.map((name) => (
            <Fields key={name}>
              <ColourField<WidgetSettingsValues>
                name={`theme.${name}`}
                label={t(`organizer.widgetSettings.${name}`)}
                hint={t(`organizer.widgetSettings.${name}Hint`)}
                fallback={brands[preset ?? 'ink'][name]}
              />
            </Fields>
          ))}
        </div>
      </FormSection>
      <FormSection title={t('organizer.widgetSettings.shape')}>
        <FontField<WidgetSettingsValues> name="theme.font" label={t('organizer.widgetSettings.font')} />
        <NumberField<WidgetSettingsValues>
          name="theme.radius"
          label={t('organizer.widgetSettings.radius')}
          hint={t('organizer.widgetSettings.radiusHint')}
          unit={t('organizer.widgetSettings.pixels')}
          span={6}
        />
        <RadioCards<WidgetSettingsValues>
          name="theme.ringStyle"
          label={t('organizer.widgetSettings.ring')}
          options={ringStyles.map((value) => ({ value, label: t(`organizer.widgetSettings.ring.${value}`) }))}
        />
        <TextField<WidgetSettingsValues>
          name="theme.customClass"
          label={t('organizer.widgetSettings.customClass')}
          hint={t('organizer.widgetSettings.customClassHint')}
          dir="ltr"
          spellCheck={false}
        />
      </FormSection>
    </>
  );
}

/** Follows the colours by itself, so that the fields around it need not. */
function Report({ form, preset, scheme }: AppearanceSectionProps) {
  const theme = useWatch({ control: form.control, name: 'theme' });
  return (
    <ContrastReportView
      level={3}
      settings={themeOf(theme)}
      preset={preset}
      scheme={scheme}
      onFix={(color, value) =>
        form.setValue(`theme.${color}`, value, { shouldDirty: true, shouldValidate: true })
      }
    />
  );
}
