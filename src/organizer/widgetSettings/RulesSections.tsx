'use client';
import { maxRuleMessageLength, type WidgetSettingsValues } from '../../domain/widgetSettings';
import { useT, type MessageKey } from '../../i18n';
import { NumberField, RichTextField, SwitchField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';

type Switch = {
  [Name in keyof WidgetSettingsValues]: WidgetSettingsValues[Name] extends boolean ? Name : never;
}[keyof WidgetSettingsValues];

/** How many tickets an order may have, and what is said beyond. 000 §5. */
export function OrderRulesSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.widgetSettings.rules')} text={t('organizer.widgetSettings.rulesText')}>
      <NumberField<WidgetSettingsValues>
        name="minRule"
        label={t('organizer.widgetSettings.minRule')}
        alsoChecks={['maxRule']}
        optional
        span={6}
        keepSpan
      />
      <NumberField<WidgetSettingsValues>
        name="maxRule"
        label={t('organizer.widgetSettings.maxRule')}
        optional
        span={6}
        keepSpan
      />
      <TextField<WidgetSettingsValues>
        name="minRuleMessage"
        label={t('organizer.widgetSettings.minRuleMessage')}
        limit={maxRuleMessageLength}
      />
      <TextField<WidgetSettingsValues>
        name="maxRuleMessage"
        label={t('organizer.widgetSettings.maxRuleMessage')}
        limit={maxRuleMessageLength}
      />
    </FormSection>
  );
}

const visible = ['showFees', 'taxOnCheckout', 'displayCountdown', 'thumbnails', 'enableBackButton'] as const;
const ordering = ['includePromoCode', 'hidePayByInvoiceButton', 'captchaEnabled'] as const;

/** What the widget shows and asks: the flags of 000 §1 and §3. */
export function SwitchesSections() {
  const t = useT();
  return (
    <>
      <FormSection title={t('organizer.widgetSettings.shown')}>
        <Switches names={visible} />
        <NumberField<WidgetSettingsValues>
          name="minAttendees"
          label={t('organizer.widgetSettings.minAttendees')}
          hint={t('organizer.widgetSettings.minAttendeesHint')}
          optional
          span={6}
        />
      </FormSection>
      <FormSection title={t('organizer.widgetSettings.ordering')}>
        <Switches names={ordering} />
      </FormSection>
    </>
  );
}

function Switches({ names }: { names: readonly (Switch & (typeof visible | typeof ordering)[number])[] }) {
  const t = useT();
  return names.map((name) => (
    <SwitchField<WidgetSettingsValues>
      key={name}
      name={name}
      label={t(`organizer.widgetSettings.${name}`)}
      hint={t(`organizer.widgetSettings.${name}Hint`)}
    />
  ));
}

/** A name of its own is nobody's to translate. */
const cards = {
  visaVisible: 'kit.card.visa',
  masterCardVisible: 'kit.card.mastercard',
  americanExpressVisible: 'kit.card.amex',
  discoverVisible: 'kit.card.discover',
} as const satisfies Partial<Record<Switch, MessageKey>>;

/** The marks below the order button. 000 §2.3. */
export function CardsSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.widgetSettings.cards')} text={t('organizer.widgetSettings.cardsText')}>
      {(Object.keys(cards) as (keyof typeof cards)[]).map((name) => (
        <SwitchField<WidgetSettingsValues> key={name} name={name} label={t(cards[name])} span={6} />
      ))}
    </FormSection>
  );
}

/** What buyers agree to. 000 §2.7, §5. */
export function TermsSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.widgetSettings.terms')}>
      <RichTextField<WidgetSettingsValues>
        name="legalText"
        label={t('organizer.widgetSettings.legalText')}
        hint={t('organizer.widgetSettings.legalTextHint')}
      />
      <RichTextField<WidgetSettingsValues>
        name="additionalTerms"
        label={t('organizer.widgetSettings.additionalTerms')}
        hint={t('organizer.widgetSettings.additionalTermsHint')}
      />
      <SwitchField<WidgetSettingsValues>
        name="additionalTermsMandatory"
        label={t('organizer.widgetSettings.additionalTermsMandatory')}
        hint={t('organizer.widgetSettings.additionalTermsMandatoryHint')}
      />
    </FormSection>
  );
}
