'use client';
import { cssSchema, websiteLimits, type SiteTextValues } from '../../domain/website';
import { useStyleSheet } from '../../hooks';
import { useT } from '../../i18n';
import { FormSection, SaveActions } from '../kit/form';
import { EditorScreen, ScreenState, type RecordProps } from '../kit/record';
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

function StyleSheetForm(props: RecordProps<SiteTextValues>) {
  const t = useT();
  const title = t('organizer.website.css.title');
  return (
    <EditorScreen isPart record={props} schema={cssSchema} title={title} bar="none">
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
    </EditorScreen>
  );
}
