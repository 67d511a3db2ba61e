'use client';
import { useMemo } from 'react';
import type { TenantInvoice } from '../../contract';
import { noPayer, payerSchema } from '../../domain/members';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { CountryField } from '../../themed/registration/CountryField';
import { RowProblem, useAction } from '../kit/confirm';
import { TextField, useEditorField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { OrganizerIcon } from '../kit/appearance';
import { EditorScreen } from '../kit/record';
import * as css from './members.css';

export interface PayerViewProps {
  /** `null`: nobody was written down. */
  payer: TenantInvoice | null;
  /** Rejects with the client's ApiError. */
  onSave: (payer: TenantInvoice) => Promise<TenantInvoice>;
  /** Forgets them. Rejects with the client's ApiError. */
  onForget: () => Promise<unknown>;
  /** It is saved. */
  onSaved?: (() => void) | undefined;
}

/** Who pays for the account, as its invoices have it. 002 §7 invoice. @experimental */
export function PayerView({ payer, onSave, onForget, onSaved }: PayerViewProps) {
  const t = useT();
  // The record counts no changes: whoever saves last is right.
  const saved = useMemo(() => ({ values: payer ?? noPayer, version: payer ? 1 : 0 }), [payer]);
  const save = async (values: TenantInvoice) => ({ values: await onSave(values), version: 1 });
  return (
    <div className={css.alone}>
      <div>
        <EditorScreen<TenantInvoice>
          record={{ saved, save, onSaved }}
          schema={payerSchema}
          title={t('organizer.members.payer.title')}
          lead={t('organizer.members.payer.lead')}
        >
          <FormSection title={t('organizer.members.payer.company')}>
            <TextField<TenantInvoice>
              name="company"
              label={t('organizer.members.payer.name')}
              autoComplete="organization"
              required
            />
            <TextField<TenantInvoice>
              name="address"
              label={t('organizer.members.payer.address')}
              autoComplete="street-address"
              required
            />
            <TextField<TenantInvoice>
              name="zip"
              label={t('organizer.members.payer.zip')}
              autoComplete="postal-code"
              optional
              span={4}
            />
            <TextField<TenantInvoice>
              name="city"
              label={t('organizer.members.payer.city')}
              autoComplete="address-level2"
              optional
              span={8}
            />
            <Country />
            <TextField<TenantInvoice>
              name="taxId"
              label={t('organizer.members.payer.taxId')}
              optional
              span={6}
            />
          </FormSection>
          <FormSection title={t('organizer.members.payer.invoices')}>
            <TextField<TenantInvoice>
              name="email"
              label={t('organizer.members.payer.email')}
              type="email"
              dir="ltr"
              autoComplete="email"
              required
            />
            <TextField<TenantInvoice>
              name="reference"
              label={t('organizer.members.payer.reference')}
              hint={t('organizer.members.payer.referenceHint')}
              optional
            />
          </FormSection>
        </EditorScreen>
      </div>
      {payer && <Forget onForget={onForget} />}
    </div>
  );
}

function Country() {
  const t = useT();
  const label = t('registration.country');
  const { id, value, set, error } = useEditorField<string>('countryCode', label);
  return <CountryField id={id} label={label} value={value} error={error} onChange={set} span={6} required />;
}

function Forget({ onForget }: Pick<PayerViewProps, 'onForget'>) {
  const t = useT();
  const { isBusy, problem, act, dialog } = useAction();
  const forget = () =>
    act(onForget, {
      title: t('organizer.members.payer.forget.title'),
      text: t('organizer.members.payer.forget.text'),
      action: t('organizer.members.payer.forget'),
      tone: 'danger',
    });
  return (
    <div>
      <Button busy={isBusy} icon={<OrganizerIcon name="trash" />} onClick={() => void forget()}>
        {t('organizer.members.payer.forget')}
      </Button>
      <RowProblem problem={problem} />
      {dialog}
    </div>
  );
}
