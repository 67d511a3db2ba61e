'use client';
import { useMemo } from 'react';
import type { SiteSection } from '../../contract';
import { sectionSchema, sectionValues, websiteLimits, type SectionValues } from '../../domain/website';
import type { Saved } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { Fields } from '../../themed/kit/Field';
import { SwitchField, TextField } from '../kit/fields';
import { SaveActions } from '../kit/form';
import { Drawer } from '../kit/page';
import { EditorScreen, type RecordProps } from '../kit/record';
import { SectionContent } from './SectionContent';
import * as css from './website.css';

/** How a section is saved. Both reject with the client's ApiError. */
export interface SectionCalls {
  read: (id: string) => Promise<SiteSection>;
  /** Made on the section of that moment: 4090 when somebody else changed it since. */
  save: (
    section: SiteSection,
    values: SectionValues,
    modified: SiteSection['modified'],
  ) => Promise<SiteSection>;
}

export interface SectionDrawerProps {
  section: SiteSection;
  calls: SectionCalls;
  /** It wants to be closed; whoever closes it asks about changes first. */
  onClose: () => void;
}

const toSaved = (section: SiteSection): Saved<SectionValues> => ({
  values: sectionValues(section),
  version: momentOf(section),
});

/** What a section is called, what it shows, and whether visitors see it. 002 §7 site tabs section. */
export function SectionDrawer({ section, calls, onClose }: SectionDrawerProps) {
  const t = useT();
  const { id, kind, title } = section;
  const schema = useMemo(() => sectionSchema(kind), [kind]);
  const record: RecordProps<SectionValues> = {
    saved: useMemo(() => toSaved(section), [section]),
    save: async (values, version) => toSaved(await calls.save(section, values, modifiedAt(version))),
    reload: async () => toSaved(await calls.read(id)),
  };
  return (
    <Drawer kind={t(`organizer.website.kind.${kind}`)} title={title} contentKey={id} onClose={onClose}>
      <EditorScreen
        isPart
        record={record}
        schema={schema}
        title={t('organizer.sharing.editTitle', { name: title })}
        bar="none"
      >
        <div className={css.close}>
          <Fields>
            <TextField<SectionValues>
              name="title"
              label={t('organizer.website.title')}
              limit={websiteLimits.title}
              required
            />
            <SectionContent kind={kind} content={section.content} />
            <SwitchField<SectionValues> name="visible" label={t('organizer.website.visible')} />
          </Fields>
          <div className={css.foot}>
            <SaveActions />
          </div>
        </div>
      </EditorScreen>
    </Drawer>
  );
}
