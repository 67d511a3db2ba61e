'use client';
import { useId, useState } from 'react';
import type { PushCertificate } from '../../contract';
import { certificateState } from '../../domain/mobileApp';
import { useEnvironment } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Tag } from '../../themed/kit/Tag';
import { SavedNotice } from '../kit/form/SavedNotice';
import * as css from './mobileApp.css';
import type { MobileAppCalls } from './calls';
import { CertificateDialog } from './CertificateDialog';

export interface PushCertificatePartProps {
  /** What is known of it; `null` before the first one. */
  certificate: PushCertificate | null;
  calls: Pick<MobileAppCalls, 'verifyCertificate' | 'uploadCertificate'>;
}

/** The certificate that notifications are sent with: what is known of it, and a new one in its place. 002 §5. */
export function PushCertificatePart({ certificate, calls }: PushCertificatePartProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const upload = t(
    certificate ? 'organizer.mobileApp.certificate.replace' : 'organizer.mobileApp.certificate.upload',
  );
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.titleLine}>
        <Heading level={2} size="md" id={id}>
          {t('organizer.mobileApp.certificate')}
        </Heading>
        {certificate && <StateTag certificate={certificate} />}
      </div>
      <p className={css.quiet}>{t('organizer.mobileApp.certificate.text')}</p>
      {certificate ? <Known certificate={certificate} /> : <p>{t('organizer.mobileApp.certificate.none')}</p>}
      <div className={css.buttons}>
        <Button onClick={() => setOpen(true)}>{upload}</Button>
        <div role="status" className={css.news}>
          {isSaved && <SavedNotice />}
        </div>
      </div>
      {isOpen && (
        <CertificateDialog
          title={upload}
          groupId={certificate?.groupId ?? ''}
          calls={calls}
          onDone={() => {
            setSaved(true);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

const tones = { valid: 'positive', soon: 'warning', over: 'danger' } as const;

function StateTag({ certificate }: { certificate: PushCertificate }) {
  const t = useT();
  const { clock } = useEnvironment();
  const state = certificateState(certificate, clock.now());
  return <Tag tone={tones[state]}>{t(`organizer.mobileApp.certificate.state.${state}`)}</Tag>;
}

function Known({ certificate: { subject, groupId, notAfter, uploaded } }: { certificate: PushCertificate }) {
  const t = useT();
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const facts = [
    [t('organizer.mobileApp.certificate.subject'), subject],
    [t('organizer.mobileApp.certificate.groupId'), groupId],
    [t('organizer.mobileApp.certificate.until'), date.format(new Date(notAfter))],
    [t('organizer.mobileApp.certificate.uploaded'), date.format(new Date(uploaded))],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.quiet}>{name}</dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
