'use client';
import type { FormQuestion } from '../../contract';
import { buyerInformationSchema, type BuyerInformationValues } from '../../domain/buyerInformation';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { BuyerPreview } from './BuyerPreview';
import * as css from './buyerInformation.css';

export interface BuyerInformationViewProps extends RecordProps<BuyerInformationValues> {
  /** What attendees are asked: when that is name and email already, a buyer may not be asked at all. */
  questions: readonly FormQuestion[];
}

const always = ['firstName', 'lastName', 'email'] as const;

/**
 * What buyers are asked besides what attendees are, and what they are helped with, beside the form they get. 000 §1, §2.7, §5.
 * @experimental
 */
export function BuyerInformationView(props: BuyerInformationViewProps) {
  const t = useT();
  return (
    <EditorScreen
      record={props}
      schema={buyerInformationSchema}
      undoable
      title={t('organizer.buyerInformation.title')}
      lead={t('organizer.buyerInformation.lead')}
      aside={<BuyerPreview questions={props.questions} />}
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
    </EditorScreen>
  );
}
