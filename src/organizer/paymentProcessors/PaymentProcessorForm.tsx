'use client';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type {
  AvailablePaymentProcessor,
  PaymentProcessor,
  PaymentProcessorDraft,
  ProcessorCredentials,
} from '../../contract';
import {
  currenciesOf,
  maxProcessorNameLength,
  newProcessor,
  processorDraft,
  processorSchema,
  processorValues,
  type ProcessorValues,
} from '../../domain/paymentProcessors';
import type { Saved } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useLocale, useT } from '../../i18n';
import { MultiSelectField, RadioCards, SwitchField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { EditorScreen, type RecordProps } from '../kit/record';
import * as css from './paymentProcessors.css';

export interface PaymentProcessorViewProps {
  /** Absent for a new one. */
  processor: PaymentProcessor | undefined;
  /** The gateways the account can set up. */
  available: ReadonlyArray<AvailablePaymentProcessor>;
  /** How it is saved. */
  calls: PaymentProcessorCalls;
  /** Where the services’ own pages are that hand keys over; `/auth/{service}` when absent. */
  pages?: string | undefined;
  /** A new one was made. */
  onCreated: (id: number) => void;
  /** Back to the list. */
  onClose: () => void;
}

/** How a processor is saved. All reject with the client's ApiError. */
interface PaymentProcessorCalls {
  save: (
    draft: PaymentProcessorDraft,
    read?: Pick<PaymentProcessor, 'id' | 'modified'>,
  ) => Promise<PaymentProcessor>;
  read: (id: number) => Promise<PaymentProcessor | undefined>;
  setKeys: (credentials: ProcessorCredentials) => Promise<PaymentProcessor>;
}

const toSaved = (processor: PaymentProcessor): Saved<ProcessorValues> => ({
  values: processorValues(processor),
  version: momentOf(processor),
});

const notThereYet: Saved<ProcessorValues> = { values: newProcessor, version: 0 };

/** What a processor is called and used for. 002 §3: above 0 its id is updated, else it is created. */
export function PaymentProcessorForm(props: Omit<PaymentProcessorViewProps, 'onClose' | 'pages'>) {
  const { processor, available, calls, onCreated } = props;
  const t = useT();
  const schema = useMemo(() => processorSchema(available), [available]);
  const id = processor?.id;
  const saved = useMemo(() => (processor ? toSaved(processor) : notThereYet), [processor]);
  const made = useRef<number>(undefined);
  const record: RecordProps<ProcessorValues> = {
    saved,
    onSaved: () => {
      if (id === undefined && made.current !== undefined) onCreated(made.current);
    },
    save: async (values, version) => {
      const draft = processorDraft(values, available);
      if (!draft) throw new Error('The schema lets nothing through without a gateway.');
      const read = id === undefined ? undefined : { id, modified: modifiedAt(version) };
      const saved = await calls.save(draft, read);
      made.current = saved.id;
      return toSaved(saved);
    },
    reload:
      id === undefined
        ? undefined
        : async () => {
            const found = await calls.read(id);
            if (!found) throw new Error('It was removed meanwhile.');
            return toSaved(found);
          },
  };
  return (
    <EditorScreen
      isPart
      record={record}
      schema={schema}
      title={processor ? processor.name : t('organizer.paymentProcessors.new')}
    >
      <FormSection title={t('organizer.paymentProcessors.what')}>
        <TextField<ProcessorValues>
          name="name"
          label={t('organizer.paymentProcessors.column.name')}
          hint={t('organizer.paymentProcessors.nameHint')}
          limit={maxProcessorNameLength}
        />
        {!processor && (
          <RadioCards<ProcessorValues>
            name="gateway"
            label={t('organizer.paymentProcessors.column.gateway')}
            hint={t('organizer.paymentProcessors.gatewayHint')}
            alsoChecks={['currencies']}
            options={available.map(({ gateway, name }) => ({ value: gateway, label: name }))}
          />
        )}
        <Currencies available={available} />
        <Active processor={processor} />
      </FormSection>
    </EditorScreen>
  );
}

function Currencies({ available }: { available: readonly AvailablePaymentProcessor[] }) {
  const t = useT();
  const locale = useLocale();
  const control = useEditorControl<ProcessorValues>();
  const gateway = useWatch({
    control,
    name: 'gateway',
  });
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    return currenciesOf(available, gateway).map((code) => ({
      value: code,
      label: `${names.of(code) ?? code} (${code})`,
    }));
  }, [available, gateway, locale]);
  if (gateway === '') return <p className={css.note}>{t('organizer.paymentProcessors.chooseGateway')}</p>;
  return (
    <MultiSelectField<ProcessorValues>
      name="currencies"
      label={t('organizer.paymentProcessors.column.currencies')}
      options={options}
    />
  );
}

/** A processor without keys takes no money. */
function Active({ processor }: { processor: PaymentProcessor | undefined }) {
  const t = useT();
  if (!processor) return <p className={css.note}>{t('organizer.paymentProcessors.afterCreating')}</p>;
  if (processor.credentialsSet === null)
    return <p className={css.note}>{t('organizer.paymentProcessors.activeNeedsKeys')}</p>;
  return (
    <SwitchField<ProcessorValues>
      name="active"
      label={t('organizer.paymentProcessors.active')}
      hint={t('organizer.paymentProcessors.activeHint')}
    />
  );
}
