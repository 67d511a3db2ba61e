'use client';
import { object, string, type ObjectSchema } from 'yup';
import type { SiteSection, SiteTab } from '../../contract';
import { useT } from '../../i18n';
import { SelectField } from '../kit/fields';
import { namedOptions } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';

export interface DuplicateDialogProps {
  section: SiteSection;
  tabs: readonly SiteTab[];
  /** Rejects with the client's ApiError. */
  duplicate: (section: SiteSection, toTabId: string) => Promise<unknown>;
  /** There is a copy in that tab. */
  onDone: (tabId: string) => void;
  onClose: () => void;
}

interface Target {
  tabId: string;
}

const schema: ObjectSchema<Target> = object({ tabId: string().default('').defined() });

/** Copies a section, on its page or onto another one. 002 §7 site tabs section duplicate. */
export function DuplicateDialog({ section, tabs, duplicate, onDone, onClose }: DuplicateDialogProps) {
  const t = useT();
  return (
    <ActionDialog<Target>
      title={t('organizer.ticketTypes.duplicate', { name: section.title })}
      text={t('organizer.website.copyText')}
      action={t('organizer.website.copyAction')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={{ tabId: section.tabId }}
      schema={schema}
      run={({ tabId }) => duplicate(section, tabId)}
      onDone={({ tabId }) => onDone(tabId)}
      onClose={onClose}
    >
      <SelectField<Target> name="tabId" label={t('organizer.website.copyTo')} options={namedOptions(tabs)} />
    </ActionDialog>
  );
}
