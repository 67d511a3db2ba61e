'use client';
import { useWatch } from 'react-hook-form';
import type { Currency, EventPart, EventTemplate, OrganizerEvent } from '../../contract';
import { eventParts, lackingPart, type EventPartChoice } from '../../domain/events';
import { useT, type MessageKey } from '../../i18n';
import { Fieldset } from '../../themed/kit/Fieldset';
import { CheckboxField, SelectField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { useEditorContext } from '../kit/form/EditorContext';
import * as css from './events.css';
import { noEvent, templateIn, valueOfTemplate, type CopyValues } from './copyValues';
import { TemplateFacts } from './TemplateFacts';
import { useTemplateDates } from './useTemplateDates';

const labels: Record<EventPart, MessageKey> = {
  ticketTypes: 'organizer.kit.nav.ticketTypes',
  form: 'organizer.registrationForm.title',
  promotions: 'organizer.promotions.title',
  agenda: 'organizer.agenda.title',
  emails: 'organizer.emails.title',
  widgetSettings: 'organizer.widgetSettings.name',
};

const hints: Partial<Record<EventPart, MessageKey>> = {
  ticketTypes: 'organizer.events.event.copy.ticketTypesText',
  agenda: 'organizer.events.event.copy.agendaText',
  emails: 'organizer.events.event.copy.emailsText',
  widgetSettings: 'organizer.events.event.copy.widgetSettingsText',
};

const hintOf = (part: EventPart, choice: EventPartChoice): MessageKey | undefined =>
  part === 'ticketTypes' && !choice.ticketTypes
    ? 'organizer.events.event.copy.withoutTicketTypes'
    : hints[part];

export interface CopySectionProps {
  /** Those to choose from. */
  events: readonly OrganizerEvent[];
  templates: readonly EventTemplate[];
  /** What the prices of templates are in. */
  currency: Currency;
}

/** A template to start from, or another event and which parts of it. 002 §7 Events, eventTemplates. */
export function CopySection({ events, templates, currency }: CopySectionProps) {
  const t = useT();
  const { control } = useEditorContext().methods;
  const copyOf = useWatch({ control, name: 'copyOf' }) as string;
  const template = templateIn(templates, copyOf);
  useTemplateDates(template);
  return (
    <FormSection
      title={t('organizer.events.event.copy.title')}
      text={t(template ? 'organizer.events.template.copied' : 'organizer.events.event.copy.text')}
      after={
        template && (
          <p className={css.facts}>
            <TemplateFacts template={template} currency={currency} />
          </p>
        )
      }
    >
      <SelectField<CopyValues>
        name="copyOf"
        label={t('organizer.events.event.copy.label')}
        options={[
          { value: noEvent, label: t('organizer.events.event.copy.nothing') },
          ...templates.map((each) => ({
            value: valueOfTemplate(each),
            label: t('organizer.events.template.option', { name: each.name }),
          })),
          ...events.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {!template && <Parts />}
    </FormSection>
  );
}

function Parts() {
  const t = useT();
  const { control } = useEditorContext().methods;
  const copyOf = useWatch({ control, name: 'copyOf' }) as string;
  const parts = useWatch({ control, name: 'parts' }) as EventPartChoice;
  if (copyOf === noEvent) return null;
  return (
    <Fieldset legend={t('organizer.events.event.copy.parts')}>
      {eventParts.map((part) => {
        const hint = hintOf(part, parts);
        const isLacking = lackingPart(part, (other) => parts[other]) !== null;
        return (
          <CheckboxField<CopyValues>
            key={part}
            name={`parts.${part}`}
            label={t(labels[part])}
            hint={hint && t(hint)}
            unavailable={isLacking ? t('organizer.events.event.copy.promotionsText') : undefined}
          />
        );
      })}
    </Fieldset>
  );
}
