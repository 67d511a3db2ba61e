'use client';
import type { FormQuestion } from '../../contract';
import { buyerSchema, type BuyerValues } from '../../domain/buyerInformation';
import type { Kept, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader } from '../kit/page';
import { BuyerPreview } from './BuyerPreview';
import * as css from './buyer.css';

export interface BuyerInformationViewProps extends SaveCalls<BuyerValues> {
  /** What is kept, with the version of the widget's settings. */
  kept: Kept<BuyerValues>;
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
  const { kept, save, reload, questions, onSaved } = props;
  const t = useT();
  const editor = useEditor({ kept, save, reload, onSaved, schema: buyerSchema, undoable: true });
  const title = t('organizer.registration.buyer');
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} lead={t('organizer.buyer.lead')} />}
      aside={<BuyerPreview questions={questions} />}
    >
      <FormSection title={t('organizer.buyer.asked')}>
        <div className={css.asked}>
          <ul className={css.list}>
            {always.map((name) => (
              <li key={name}>{t(`registration.${name}`)}</li>
            ))}
          </ul>
          <p>{t('organizer.buyer.askedFree')}</p>
        </div>
      </FormSection>
      <FormSection title={t('organizer.buyer.help')}>
        <SwitchField<BuyerValues>
          name="allowInformationReuse"
          label={t('organizer.buyer.reuse')}
          hint={t('organizer.buyer.reuseHint')}
        />
        <SwitchField<BuyerValues>
          name="allowLinkedinAutofill"
          label={t('organizer.buyer.linkedin')}
          hint={t('organizer.buyer.linkedinHint')}
        />
      </FormSection>
    </EditorForm>
  );
}
