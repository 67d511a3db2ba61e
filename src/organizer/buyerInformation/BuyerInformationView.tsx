'use client';
import type { FormQuestion } from '../../contract';
import { buyerInformationSchema, type BuyerInformationValues } from '../../domain/buyerInformation';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader } from '../kit/page';
import { BuyerPreview } from './BuyerPreview';
import * as css from './buyerInformation.css';

export interface BuyerInformationViewProps extends SaveCalls<BuyerInformationValues> {
  /** What is kept, with the version of the widget's settings. */
  saved: Saved<BuyerInformationValues>;
  /** What attendees are asked: when that is name and email already, a buyer may not be asked at all. */
  questions: readonly FormQuestion[];
  /** It is saved; buyers meet it from now on. */
  onSaved?: (() => void) | undefined;
}

const always = ['firstName', 'lastName', 'email'] as const;

/**
 * What buyers are asked besides what attendees are, and what they are helped with, beside the form they get. 000 §1, §2.7, §5.
 * @experimental
 */
export function BuyerInformationView(props: BuyerInformationViewProps) {
  const { saved, save, reload, questions, onSaved } = props;
  const t = useT();
  const editor = useEditor({ saved, save, reload, onSaved, schema: buyerInformationSchema, undoable: true });
  const title = t('organizer.buyerInformation.title');
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} lead={t('organizer.buyerInformation.lead')} />}
      aside={<BuyerPreview questions={questions} />}
    >
      <FormSection title={t('organizer.buyerInformation.asked')}>
        <div className={css.requested}>
          <ul className={css.list}>
            {always.map((name) => (
              <li key={name}>{t(`registration.${name}`)}</li>
            ))}
          </ul>
          <p>{t('organizer.buyerInformation.askedFree')}</p>
        </div>
      </FormSection>
      <FormSection title={t('organizer.buyerInformation.help')}>
        <SwitchField<BuyerInformationValues>
          name="allowInformationReuse"
          label={t('organizer.buyerInformation.reuse')}
          hint={t('organizer.buyerInformation.reuseHint')}
        />
        <SwitchField<BuyerInformationValues>
          name="allowLinkedinAutofill"
          label={t('organizer.buyerInformation.linkedin')}
          hint={t('organizer.buyerInformation.linkedinHint')}
        />
      </FormSection>
    </EditorForm>
  );
}
