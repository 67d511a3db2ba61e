'use client';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { SiteSection } from '../../contract';
import { hasOwnContent, websiteLimits, type SectionValues } from '../../domain/website';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { SafeHtml } from '../../themed/kit/SafeHtml';
import { ImageField, LongTextField } from '../kit/fields';
import { useEditorControl } from '../kit/form/EditorContext';
import { PictureFile } from './PictureFile';
import * as css from './website.css';

/** What a section of that kind shows, as it is saved: a field, or where it comes from. */
export function SectionContent({ kind, content }: Pick<SiteSection, 'kind' | 'content'>) {
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
