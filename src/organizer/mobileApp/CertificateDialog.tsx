'use client';
import { useRef } from 'react';
import type { CertificateCheck } from '../../contract';
import { saveProblem } from '../../domain';
import {
  mobileAppLimits,
  certificateSchema,
  noCertificate,
  type CertificateValues,
} from '../../domain/mobileApp';
import type { SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { CertificateField } from './CertificateField';
import type { MobileAppCalls } from './calls';

export interface CertificateDialogProps {
  calls: Pick<MobileAppCalls, 'verifyCertificate' | 'uploadCertificate'>;
  title: string;
  /** Of the former one. */
  groupId: string;
  /** It is uploaded. */
  onDone: () => void;
  onClose: () => void;
}

/** Takes a certificate, its password and whose it is; all are sent once and forgotten. 002 §5. */
export function CertificateDialog({ title, groupId, calls, onDone, onClose }: CertificateDialogProps) {
  const t = useT();
  const refused = useRef<CertificateCheck['reason']>(null);
  const toErrorMessage: NonNullable<SaveCalls<CertificateValues>['toErrorMessage']> = (failure) =>
    refused.current
      ? {
          message: { key: `organizer.mobileApp.certificate.error.${refused.current}` },
          field: refused.current === 'wrongPassword' ? 'password' : 'certificate',
        }
      : saveProblem(failure);
  const upload = async (values: CertificateValues) => {
    const { certificate, password } = values;
    if (!certificate) throw new Error('The schema lets nothing through without a certificate.');
    refused.current = null;
    refused.current = (await calls.verifyCertificate(certificate, password)).reason;
    if (refused.current) throw new Error('Nothing is uploaded that can’t be used.');
    await calls.uploadCertificate(certificate, password, values.groupId.trim());
  };
  return (
    <ActionDialog<CertificateValues>
      title={title}
      action={t('organizer.mobileApp.certificate.send')}
      values={{ ...noCertificate, groupId }}
      schema={certificateSchema}
      toErrorMessage={toErrorMessage}
      onDone={onDone}
      onClose={onClose}
      run={upload}
    >
      <CertificateField
        label={t('organizer.mobileApp.certificate.file')}
        hint={t('organizer.mobileApp.certificate.fileHint')}
      />
      <TextField<CertificateValues>
        name="password"
        label={t('organizer.mobileApp.certificate.password')}
        type="password"
        autoComplete="new-password"
        dir="ltr"
        spellCheck={false}
        required
      />
      <TextField<CertificateValues>
        name="groupId"
        label={t('organizer.mobileApp.certificate.groupId')}
        hint={t('organizer.mobileApp.certificate.groupIdHint')}
        limit={mobileAppLimits.groupId}
        dir="ltr"
        spellCheck={false}
        required
      />
    </ActionDialog>
  );
}
