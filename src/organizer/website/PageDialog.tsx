'use client';
import { useRef } from 'react';
import type { SiteTab } from '../../contract';
import { pageProblem, pageSchema, pageValues, websiteLimits, type PageValues } from '../../domain/website';
import type { Saved } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { SwitchField, TextField } from '../kit/fields';
import { FormDialog, useEditor } from '../kit/form';

/** How a page is saved. All reject with the client's ApiError. */
export interface PageCalls {
  createPage: (name: string) => Promise<SiteTab>;
  readPage: (id: string) => Promise<SiteTab>;
  /** Made on the page of that moment: 4090 when somebody else changed it since. */
  savePage: (tab: SiteTab, values: PageValues, modified: SiteTab['modified']) => Promise<SiteTab>;
}

export interface PageDialogProps {
  /** `null` for a new one. */
  tab: SiteTab | null;
  calls: PageCalls;
  onSaved: (tab: SiteTab) => void;
  onClose: () => void;
}

const toSaved = (tab: SiteTab): Saved<PageValues> => ({ values: pageValues(tab), version: momentOf(tab) });
const fresh: Saved<PageValues> = { values: { name: '', visible: true }, version: 0 };

/** What a page is called, and whether visitors see it; a new one is visible. */
export function PageDialog({ tab, calls, onSaved, onClose }: PageDialogProps) {
  const t = useT();
  const saved = useRef<SiteTab>(undefined);
  const editor = useEditor<PageValues>({
    saved: tab ? toSaved(tab) : fresh,
    schema: pageSchema,
    save: async (values, version) => {
      saved.current = tab
        ? await calls.savePage(tab, values, modifiedAt(version))
        : await calls.createPage(values.name);
      return toSaved(saved.current);
    },
    reload: tab ? async () => toSaved(await calls.readPage(tab.id)) : undefined,
    toErrorMessage: pageProblem,
    onSaved: () => saved.current && onSaved(saved.current),
  });
  return (
    <FormDialog
      editor={editor}
      title={tab ? t('organizer.sharing.editTitle', { name: tab.name }) : t('organizer.website.addPage')}
      action={tab ? undefined : t('organizer.website.addPage')}
      onClose={onClose}
    >
      <TextField<PageValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={websiteLimits.pageName}
        required
      />
      {tab && <SwitchField<PageValues> name="visible" label={t('organizer.website.visible')} />}
    </FormDialog>
  );
}
