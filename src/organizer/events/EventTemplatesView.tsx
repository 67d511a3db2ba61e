'use client';
import type { MouseEvent } from 'react';
import type { Currency, EventTemplate, OrganizerEvent } from '../../contract';
import { useT } from '../../i18n';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { NamedList, NamedRow } from '../kit/names';
import type { BackLink } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import type { Reading } from '../kit/record';
import { TemplateDialog, type TemplateDialogProps } from './TemplateDialog';
import { TemplateFacts } from './TemplateFacts';

export interface EventTemplatesViewProps extends Reading, Pick<TemplateDialogProps, 'create'> {
  /** `null` before the first answer. */
  content: {
    /** The platform's own first, then by name. */
    templates: readonly EventTemplate[];
    /** What their prices are in. */
    currency: Currency;
    /** What another can be made of. */
    events: readonly OrganizerEvent[];
  } | null;
  /** Rejects with the client's ApiError. */
  remove: (templateId: string) => Promise<unknown>;
  /** Where an event is made that begins with a template; without it there is no way there. */
  newHrefOf?: ((templateId: string) => string) | undefined;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The list of events. */
  back?: BackLink | undefined;
}

/** What new events can begin with, in every state the list has; knows nothing of where they come from. 002 §7 eventTemplates. @experimental */
export function EventTemplatesView({
  content,
  create,
  newHrefOf,
  onNavigate,
  ...list
}: EventTemplatesViewProps) {
  const t = useT();
  const { currency, events = [] } = content ?? {};
  return (
    <NamedList
      {...list}
      things={content?.templates ?? null}
      labels={{
        title: t('organizer.events.template.title'),
        lead: t('organizer.events.template.lead'),
        add: t('organizer.events.template.new'),
        loading: t('organizer.events.template.loading'),
        failed: t('organizer.events.template.failed'),
        notChanged: t('organizer.events.template.notChanged'),
        empty: {
          drawing: 'tickets',
          title: t('organizer.events.template.empty.title'),
          text: t('organizer.events.template.empty.text'),
        },
        search: t('organizer.events.template.search'),
        saved: (name) => t('organizer.kit.form.savedOne', { name }),
        deleted: (name) => t('organizer.companies.deleted', { name }),
      }}
      textOf={({ name, ticketTypes }) => [name, ...ticketTypes.map((type) => type.name)].join(' ')}
      row={(template, { onRemove }) => (
        <NamedRow
          key={template.id}
          name={template.name}
          facts={currency && <TemplateFacts template={template} currency={currency} />}
          actions={
            newHrefOf && (
              <RoutedButton href={newHrefOf(template.id)} onNavigate={onNavigate}>
                {t('organizer.events.event.create')}
                <VisuallyHidden> {template.name}</VisuallyHidden>
              </RoutedButton>
            )
          }
          onRemove={template.builtIn ? undefined : onRemove}
        />
      )}
      editor={(_template, on) => <TemplateDialog events={events} create={create} {...on} />}
      question={({ name }) => ({
        title: t('organizer.sharing.remove.title', { name }),
        text: t('organizer.events.template.removeText'),
        action: t('organizer.sharing.remove.action'),
        tone: 'danger',
      })}
    />
  );
}
