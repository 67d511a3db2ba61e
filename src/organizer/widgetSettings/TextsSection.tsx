'use client';
import { defaultWidgetTexts, widgetTextLimits, type WidgetSettingsValues } from '../../domain/widgetSettings';
import { useT } from '../../i18n';
import { TextField } from '../kit/fields';
import { FormSection } from '../kit/form';

const buttons = ['ctaFree', 'ctaCreditCard', 'ctaInvoice', 'ctaBitcoin'] as const;

/** The texts of 001 §3, each with its limit, and its default where nothing is said. */
export function TextsSection() {
  const t = useT();
  return (
    <FormSection
      title={t('organizer.widgetSettings.wording')}
      text={t('organizer.widgetSettings.wordingText')}
    >
      <TextField<WidgetSettingsValues>
        name="title"
        label={t('organizer.widgetSettings.title')}
        placeholder={defaultWidgetTexts.title}
      />
      {buttons.map((name) => (
        <TextField<WidgetSettingsValues>
          key={name}
          name={name}
          label={t(`organizer.widgetSettings.${name}`)}
          placeholder={defaultWidgetTexts[name]}
          limit={widgetTextLimits[name]}
          span={6}
        />
      ))}
      <TextField<WidgetSettingsValues>
        name="noTicketsHeader"
        label={t('organizer.widgetSettings.noTicketsHeader')}
        placeholder={t('tickets.empty')}
        limit={widgetTextLimits.noTicketsHeader}
      />
      <TextField<WidgetSettingsValues>
        name="noTicketsText"
        label={t('organizer.widgetSettings.noTicketsText')}
        placeholder={t('tickets.status.soldOut')}
        limit={widgetTextLimits.noTicketsText}
      />
      <TextField<WidgetSettingsValues>
        name="formName"
        label={t('organizer.widgetSettings.formName')}
        placeholder={t('registration.title')}
      />
    </FormSection>
  );
}
