'use client';
import type { CertificateValues } from '../../domain/mobileApp';
import { useT } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { visuallyHidden } from '../../themed/kit/VisuallyHidden.css';
import { useEditorField } from '../kit/fields';
import { choose } from '../kit/fields/ImageField.css';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './mobileApp.css';

/** Browsers know the media type of few such files. 002 §5: pkcs12. */
const accepted = '.p12,.pfx,application/x-pkcs12';

/** A file from this device, which stays in the form until it is sent. */
export function CertificateField({ label, hint }: { label: string; hint: string }) {
  const t = useT();
  const { id, value, set, leave, error, ref } = useEditorField<CertificateValues['certificate']>(
    'certificate',
    label,
  );
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      {(control) => (
        <div className={css.file}>
          <label className={choose}>
            <input
              {...control}
              ref={ref}
              type="file"
              accept={accepted}
              className={visuallyHidden}
              onChange={({ target }) => set(target.files?.[0] ?? null)}
              onBlur={leave}
            />
            <OrganizerIcon name="upload" size="small" />
            {t(value ? 'registration.file.another' : 'registration.file.choose')}
          </label>
          {value && <bdi className={css.value}>{value.name}</bdi>}
        </div>
      )}
    </Field>
  );
}
