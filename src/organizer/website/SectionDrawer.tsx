'use client';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { SiteSection } from '../../contract';
import {
  hasOwnContent,
  sectionSchema,
  sectionValues,
  websiteLimits,
  type SectionValues,
} from '../../domain/website';
import type { Saved } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { Fields } from '../../themed/kit/Field';
import { Heading } from '../../themed/kit/Heading';
import { SafeHtml } from '../../themed/kit/SafeHtml';
import { ImageField, LongTextField, SwitchField, TextField } from '../kit/fields';
import { SaveActions } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { Drawer } from '../kit/page';
import { EditorScreen, type RecordProps } from '../kit/record';
import { PictureFile } from './PictureFile';
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
            <Content section={section} />
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

function Content({ section: { kind, content } }: Pick<SectionDrawerProps, 'section'>) {
  const t = useT();
  if (!hasOwnContent(kind)) return <p className={css.elsewhere}>{t('organizer.website.elsewhere')}</p>;
  const label = t(`organizer.website.content.${kind}`);
  if (kind === 'image')
    return (
      <>
        <ImageField<SectionValues> name="content" label={label} />
        <PictureFile saved={content} />
      </>
    );
  if (kind === 'text')
    return (
      <LongTextField<SectionValues> name="content" label={label} limit={websiteLimits.content} rows={8} />
    );
  return (
    <>
      <LongTextField<SectionValues>
        name="content"
        label={label}
        hint={t('organizer.website.htmlHint')}
        limit={websiteLimits.content}
        rows={8}
        dir="ltr"
        spellCheck={false}
      />
      <HtmlPreview />
    </>
  );
}

/** Through the sanitiser: words, lists and links. */
function HtmlPreview() {
  const t = useT();
  const control = useEditorControl<SectionValues>();
  const html = useDeferredValue(useWatch({ control, name: 'content' }));
  return (
    <section aria-label={t('organizer.kit.preview.title')} className={css.preview}>
      <Heading level={3} size="md">
        {t('organizer.kit.preview.title')}
      </Heading>
      <SafeHtml html={html} className={css.sheet} />
      <p className={css.quiet}>{t('organizer.website.previewNote')}</p>
    </section>
  );
}
