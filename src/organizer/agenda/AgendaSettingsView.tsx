'use client';
import { useMemo } from 'react';
import { agendaSettingsSchema, type AgendaSettingsValues, type AgendaUse } from '../../domain/agenda';
import { useLocale, useT } from '../../i18n';
import { RadioCards, SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';
import type { BackLink } from '../kit/page';
import { EditorScreen, type RecordProps } from '../kit/record';
import * as css from './agenda.css';
import { EntryList } from './EntryList';

export interface AgendaSettingsViewProps extends RecordProps<AgendaSettingsValues> {
  /** What sessions have of the lists: it can't be removed. */
  use: AgendaUse;
  /** The agenda. */
  back?: BackLink | undefined;
}

/** How an agenda looks, and its tracks, locations and tags, as a form. */
export function AgendaSettingsView(props: AgendaSettingsViewProps) {
  const { use, back } = props;
  const t = useT();
  const schema = useMemo(() => agendaSettingsSchema(use.seats), [use.seats]);
  return (
    <div className={css.alone}>
      <EditorScreen record={props} schema={schema} title={t('organizer.agenda.place.settings')} back={back}>
        <PageSection />
        <FormSection title={t('organizer.agenda.tracks')} text={t('organizer.agenda.tracksText')}>
          <EntryList list="tracks" use={use.sessions.tracks} />
        </FormSection>
        <FormSection title={t('organizer.agenda.locations')} text={t('organizer.agenda.locationsText')}>
          <EntryList list="locations" use={use.sessions.locations} />
        </FormSection>
        <FormSection title={t('organizer.agenda.tags')} text={t('organizer.agenda.tagsText')}>
          <EntryList list="tags" use={use.sessions.tags} />
        </FormSection>
      </EditorScreen>
    </div>
  );
}

/** An afternoon distinguishes the two clocks. */
const afternoon = Date.UTC(2000, 0, 1, 14, 30);

/** What attendees see of the agenda. */
function PageSection() {
  const t = useT();
  const locale = useLocale();
  const example = (hour12: boolean) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC', hour12 }).format(afternoon);
  return (
    <FormSection title={t('organizer.agenda.page')}>
      <SwitchField<AgendaSettingsValues> name="published" label={t('organizer.agenda.published')} />
      <RadioCards<AgendaSettingsValues>
        name="defaultView"
        label={t('organizer.agenda.view')}
        options={[
          { value: 'LIST', label: t('organizer.agenda.view.LIST') },
          { value: 'GRID', label: t('organizer.agenda.view.GRID') },
        ]}
      />
      <RadioCards<AgendaSettingsValues>
        name="hourFormat"
        label={t('organizer.agenda.hours')}
        options={[
          { value: '12H', label: t('organizer.agenda.hours.12H'), text: example(true) },
          { value: '24H', label: t('organizer.agenda.hours.24H'), text: example(false) },
        ]}
      />
      <SwitchField<AgendaSettingsValues> name="showSpeakers" label={t('organizer.agenda.showSpeakers')} />
      <SwitchField<AgendaSettingsValues> name="showLocations" label={t('organizer.agenda.showLocations')} />
    </FormSection>
  );
}
