'use client';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { SiteSection, SiteTab } from '../../contract';
import { newSectionSchema, sectionKinds, websiteLimits, type NewSectionValues } from '../../domain/website';
import { useT } from '../../i18n';
import { SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { SectionContent } from './SectionContent';

export interface NewSectionDialogProps {
  /** The page it goes to. */
  tab: SiteTab;
  /** Rejects with the client's ApiError. */
  create: (tabId: string, values: NewSectionValues) => Promise<SiteSection>;
  /** It is at the end of the page. */
  onCreated: (section: SiteSection) => void;
  onClose: () => void;
}

const fresh: NewSectionValues = { kind: 'text', title: '', content: '' };

/** A section to be: what kind it is, its title, and what it shows. */
export function NewSectionDialog({ tab, create, onCreated, onClose }: NewSectionDialogProps) {
  const t = useT();
  const made = useRef<SiteSection>(undefined);
  return (
    <ActionDialog<NewSectionValues>
      title={t('organizer.website.addSection')}
      action={t('organizer.website.addSection')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={fresh}
      schema={newSectionSchema}
      run={async (values) => {
        made.current = await create(tab.id, values);
      }}
      onDone={() => made.current && onCreated(made.current)}
      onClose={onClose}
    >
      <SelectField<NewSectionValues>
        name="kind"
        label={t('organizer.agenda.kind')}
        options={optionsOf(sectionKinds, (kind) => t(`organizer.website.kind.${kind}`))}
      />
      <TextField<NewSectionValues>
        name="title"
        label={t('organizer.website.title')}
        limit={websiteLimits.title}
        required
      />
      <ContentOfKind />
    </ActionDialog>
  );
}

function ContentOfKind() {
  const control = useEditorControl<NewSectionValues>();
  return <SectionContent kind={useWatch({ control, name: 'kind' })} content="" />;
}
