'use client';
import { useWatch } from 'react-hook-form';
import type { EventPart, OrganizerEvent } from '../../contract';
import { eventParts, lackingPart, type EventPartChoice } from '../../domain/events';
import { useT, type MessageKey } from '../../i18n';
import { Fieldset } from '../../themed/kit/Fieldset';
import { CheckboxField, SelectField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { useEditorContext } from '../kit/form/EditorContext';

/** What the form has of another event to start from. */
export interface CopyValues {
  /** Id of the event, or `noEvent`. */
  copyOf: string;
  /** What of it is copied. */
  parts: EventPartChoice;
}

/** A list has no empty value. */
export const noEvent = 'nothing';

const labels: Record<EventPart, MessageKey> = {
  ticketTypes: 'organizer.kit.nav.ticketTypes',
  form: 'organizer.registrationForm.title',
  promotions: 'organizer.promotions.title',
  agenda: 'organizer.agenda.title',
  emails: 'organizer.emails.title',
  look: 'organizer.widgetSettings.name',
};

const hints: Partial<Record<EventPart, MessageKey>> = {
  ticketTypes: 'organizer.events.event.copy.ticketTypesText',
  agenda: 'organizer.events.event.copy.agendaText',
  emails: 'organizer.events.event.copy.emailsText',
  look: 'organizer.events.event.copy.lookText',
};

const hintOf = (part: EventPart, choice: EventPartChoice): MessageKey | undefined =>
  part === 'ticketTypes' && !choice.ticketTypes
    ? 'organizer.events.event.copy.withoutTicketTypes'
    : hints[part];

export interface CopySectionProps {
  /** Those to choose from. */
  events: readonly OrganizerEvent[];
}

/** Another event to start from, and which parts of it. 002 §7 Events. */
export function CopySection({ events }: CopySectionProps) {
  const t = useT();
  return (
    <FormSection title={t('organizer.events.event.copy.title')} text={t('organizer.events.event.copy.text')}>
      <SelectField<CopyValues>
        name="copyOf"
        label={t('organizer.events.event.copy.label')}
        options={[
          { value: noEvent, label: t('organizer.events.event.copy.nothing') },
          ...events.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Parts />
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
