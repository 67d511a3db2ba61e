'use client';
import { cssSchema, websiteLimits, type SiteTextValues } from '../../domain/website';
import { useStyleSheet, type Saved, type SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { EditorForm, FormSection, SaveActions, useEditor } from '../kit/form';
import { ScreenState } from '../kit/record';
import { CodeField } from './CodeField';
import * as css from './website.css';

/** The style sheet of an event's site. 002 §7 websiteCss; 002 §8. */
export function StyleSheet({ eventId }: { eventId: string }) {
  const t = useT();
  const { saved, save, reload, ...sheet } = useStyleSheet(eventId);
  return (
    <div className={css.part}>
      <ScreenState
        loads={[sheet]}
        data={{ saved }}
        loading={t('organizer.website.css.loading')}
        failed={t('organizer.website.css.notLoaded')}
      >
        {(found) => <StyleSheetForm {...found} save={save} reload={reload} />}
      </ScreenState>
    </div>
  );
}

interface StyleSheetFormProps extends SaveCalls<SiteTextValues> {
  saved: Saved<SiteTextValues>;
}

function StyleSheetForm({ saved, save, reload }: StyleSheetFormProps) {
  const t = useT();
  const editor = useEditor({ saved, save, reload, schema: cssSchema });
  const title = t('organizer.website.css.title');
  return (
    <EditorForm editor={editor} title={title} bar="none">
      <FormSection
        title={title}
        text={t('organizer.website.css.text')}
        after={<SaveActions label={t('organizer.website.css.save')} variant="secondary" />}
      >
        <CodeField
          label={t('organizer.website.css.label')}
          hint={t('organizer.website.css.hint')}
          limit={websiteLimits.css}
          rows={12}
        />
      </FormSection>
    </EditorForm>
  );
}
