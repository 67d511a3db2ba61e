import type { TicketsWidgetSettings, TicketsWidgetUpdate, WidgetConfig } from '../../../src/contract';
import { resolveTheme } from '../../../src/domain/theme/resolveTheme';
import {
  defaultWidgetTexts,
  maxRuleMessageLength,
  widgetTextLimits,
} from '../../../src/domain/widgetSettings/texts';
import type { Db } from '../../db';
import { checkSettingsVersion } from '../../rules/version';
import type { EventCopy } from '../../rules/eventCopy';
import { malformed } from '../../rules/fields';

const tooLong = { button: 'Button name is too long', label: 'Label text is too long' };
const messageTooLong = `A message has at most ${maxRuleMessageLength} characters`;

/** How long each may be, and what is said of one that is longer: 001 §5. Of title, form and terms no limit is told. */
const limits = {
  title: [Infinity, ''],
  formName: [Infinity, ''],
  ctaFree: [widgetTextLimits.ctaFree, tooLong.button],
  ctaCreditCard: [widgetTextLimits.ctaCreditCard, tooLong.button],
  ctaInvoice: [widgetTextLimits.ctaInvoice, tooLong.button],
  ctaBitcoin: [widgetTextLimits.ctaBitcoin, tooLong.button],
  noTicketsHeader: [widgetTextLimits.noTicketsHeader, tooLong.label],
  noTicketsText: [widgetTextLimits.noTicketsText, tooLong.label],
  minRuleMessage: [maxRuleMessageLength, messageTooLong],
  maxRuleMessage: [maxRuleMessageLength, messageTooLong],
  legalText: [Infinity, ''],
  additionalTerms: [Infinity, ''],
} as const;

type TextName = keyof typeof limits;
const textNames = Object.keys(limits) as TextName[];

const switches = [
  ...(['taxOnCheckout', 'showFees', 'includePromoCode', 'hidePayByInvoiceButton'] as const),
  ...(['allowLinkedinAutofill', 'allowInformationReuse', 'displayCountdown', 'captchaEnabled'] as const),
  ...(['enableBackButton', 'visaVisible', 'masterCardVisible', 'americanExpressVisible'] as const),
  'discoverVisible',
] as const;

const numbers = ['minRule', 'maxRule', 'minAttendees'] as const;

const versionOf = (db: Db): number =>
  db.rows('widgetVersions', db.world.event.id).find(db.world.widget.widgetId)?.version ?? 1;

const countChange = (db: Db) =>
  db.rows('widgetVersions', db.world.event.id).put({
    id: db.world.widget.widgetId,
    version: versionOf(db) + 1,
  });

export function widgetSettingsOf(db: Db): TicketsWidgetSettings {
  const { widget } = db.world;
  const settings: TicketsWidgetSettings = {
    ...defaultWidgetTexts,
    formName: '',
    minRuleMessage: '',
    maxRuleMessage: '',
    legalText: '',
    additionalTerms: '',
    widgetId: widget.widgetId,
    thumbnails: widget.showFaces,
    theme: widget.theme,
    minRule: widget.minRule ?? null,
    maxRule: widget.maxRule ?? null,
    minAttendees: widget.minAttendees ?? null,
    additionalTermsMandatory: widget.additionalTermsMandatory ?? false,
    ...(Object.fromEntries(switches.map((name) => [name, widget[name]])) as Pick<
      WidgetConfig,
      (typeof switches)[number]
    >),
    version: versionOf(db),
  };
  for (const name of textNames) {
    const text = widget[name];
    if (text !== undefined) settings[name] = text;
  }
  return settings;
}

/** Checks all before it changes any. Refuses with 4000 and 4090. */
export function changeWidget(db: Db, sent: TicketsWidgetUpdate): void {
  const { widget } = db.world;
  checkSettingsVersion(versionOf(db), sent.version);
  for (const name of textNames) {
    const [most, error] = limits[name];
    if ((sent[name]?.trim() ?? '').length > most) throw malformed(name, error);
  }
  checkNumbers({ ...widgetSettingsOf(db), ...sent });
  const [rejected] = resolveTheme(sent.theme).rejected;
  if (rejected) throw malformed(`theme.${rejected.field}`, 'It is not what it should be');
  for (const name of textNames) {
    const text = sent[name]?.trim();
    if (text === '') forget(widget, name);
    else if (text !== undefined) widget[name] = text;
  }
  for (const name of numbers) {
    const value = sent[name];
    if (value === null) forget(widget, name);
    else if (value !== undefined) widget[name] = value;
  }
  for (const name of [...switches, 'additionalTermsMandatory'] as const)
    widget[name] = sent[name] ?? widget[name] ?? false;
  if (sent.thumbnails !== undefined) widget.showFaces = sent.thumbnails;
  if (sent.theme !== undefined) widget.theme = sent.theme;
  countChange(db);
}

function checkNumbers({
  minRule,
  maxRule,
  minAttendees,
}: Pick<TicketsWidgetSettings, (typeof numbers)[number]>) {
  for (const [name, value] of Object.entries({ minRule, maxRule, minAttendees }))
    if (value !== null && (!Number.isInteger(value) || value < 1))
      throw malformed(name, 'It is a whole number from 1');
  if (minRule !== null && maxRule !== null && maxRule < minRule)
    throw malformed('maxRule', 'Maximum value should at least match minimum');
}

const worded = [
  ...(Object.keys(defaultWidgetTexts) as (keyof typeof defaultWidgetTexts)[]),
  ...(['noTicketsHeader', 'noTicketsText'] as const),
];

/** The widget speaks its own words again, in its reader's language, and has the look of the page around it. */
export function resetWidget(db: Db): void {
  const { widget } = db.world;
  for (const name of worded) forget(widget, name);
  widget.showFaces = false;
  widget.theme = {};
  countChange(db);
}

/** Colors, fonts, texts and switches of one event's widget in another's. */
export function copyWidget({ from, to }: EventCopy): void {
  const { widget } = from.world;
  const copied = [...textNames, ...switches, ...numbers, 'additionalTermsMandatory', 'showFaces', 'theme'];
  Object.assign(
    to.world.widget,
    Object.fromEntries(Object.entries(structuredClone(widget)).filter(([name]) => copied.includes(name))),
  );
}

function forget(widget: WidgetConfig, name: TextName | (typeof numbers)[number]): void {
  Reflect.deleteProperty(widget, name);
}
