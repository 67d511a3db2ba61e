'use client';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormQuestion } from '../../contract';
import {
  sampleHold,
  sampleOrders,
  sampleRecord,
  type BuyerInformationValues,
  type SampleOrder,
} from '../../domain/buyerInformation';
import { useEnvironment } from '../../hooks';
import { useT } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { Heading } from '../../themed/kit/Heading';
import { NativeSelect } from '../../themed/kit/NativeSelect';
import { RegistrationForm } from '../../themed/registration';
import { EarlierDetails } from '../../themed/registration/help/EarlierDetails';
import { LinkedinImport } from '../../themed/registration/help/LinkedinImport';
import { ProfileHelp } from '../../themed/registration/help/ProfileHelp';
import { RememberMe } from '../../themed/registration/help/RememberMe';
import type { FillIn } from '../../headless/form/useFillIn';
import { optionsOf } from '../kit/fields/options';
import { useEditorControl } from '../kit/form/EditorContext';
import * as css from '../kit/appearance/studio.css';

const widget = { enforceUniqueEmail: false };
const siteConf = { features: { autoAgree: true, hideTermsCheckbox: true }, termsUrl: '', privacyUrl: '' };

/**
 * The buyer's part of the very form buyers fill in, with what is in the editor. Nothing that is typed or pressed in it goes anywhere.
 * `questions` are the attendees': they decide whether a buyer is asked at all.
 */
export function BuyerPreview({ questions }: { questions: readonly FormQuestion[] }) {
  const t = useT();
  const control = useEditorControl<BuyerInformationValues>();
  const values = useDeferredValue(useWatch({ control }) as BuyerInformationValues);
  const [order, setOrder] = useState<SampleOrder>('paid');
  return (
    <section aria-label={t('organizer.kit.preview.title')} className={css.preview}>
      <Heading level={2} size="md">
        {t('organizer.kit.preview.title')}
      </Heading>
      <Field label={t('organizer.buyerInformation.order')}>
        {(field) => (
          <NativeSelect
            {...field}
            options={optionsOf(sampleOrders, (value) => t(`organizer.buyerInformation.order.${value}`))}
            value={order}
            onChange={({ target }) => setOrder(target.value as SampleOrder)}
          />
        )}
      </Field>
      <Previewed key={order} order={order} questions={questions} values={values} />
    </section>
  );
}

interface PreviewedProps {
  order: SampleOrder;
  questions: readonly FormQuestion[];
  values: BuyerInformationValues;
}

const Previewed = /* @__PURE__ */ memo(function Previewed({ order, questions, values }: PreviewedProps) {
  const { clock } = useEnvironment();
  const [hold] = useState(() => sampleHold(order, clock.now()));
  const form = useMemo(() => ({ entities: [...questions] }), [questions]);
  const [remembers, setRemembers] = useState(false);
  const { allowInformationReuse, allowLinkedinAutofill } = values;
  return (
    <RegistrationForm
      widget={widget}
      siteConf={siteConf}
      hold={hold}
      form={form}
      personTickets={nobody}
      help={(fill) =>
        (allowInformationReuse || allowLinkedinAutofill) && (
          <ProfileHelp>
            {allowInformationReuse && <Earlier fill={fill} />}
            {allowLinkedinAutofill && (
              <LinkedinImport state={idle} filled={0} onStart={nothing} onCancel={nothing} />
            )}
          </ProfileHelp>
        )
      }
      remember={allowInformationReuse && <RememberMe checked={remembers} onChange={setRemembers} />}
      onSubmit={nothing}
    />
  );
});

/** Somebody who ordered before. */
function Earlier({ fill }: { fill: FillIn }) {
  const [record, setRecord] = useState<typeof sampleRecord | null>(sampleRecord);
  return <EarlierDetails record={record} onUse={fill} onForget={() => setRecord(null)} />;
}

/** Attendees' questions are on the screen of the registration form. */
const nobody: [] = [];
const idle = { at: 'idle' } as const;
const nothing = () => undefined;
