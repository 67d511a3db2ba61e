'use client';
import type { EmailContext } from '../../contract';
import { emailLimits, type EmailValues } from '../../domain/emails';
import { useT } from '../../i18n';
import { Fields } from '../../themed/kit/Field';
import { TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { BlocksSection } from './BlocksSection';
import * as css from './emails.css';
import { PlaceholderMenu } from './PlaceholderMenu';

/** What an email says. 002 §2 emails content tab. */
export function ContentTab({ context: { placeholders } }: { context: EmailContext }) {
  const t = useT();
  return (
    <div className={css.parts}>
      <Fields>
        <TextField<EmailValues>
          name="name"
          label={t('organizer.emails.name')}
          hint={t('organizer.emails.nameHint')}
          limit={emailLimits.name}
          required
        />
        <TextField<EmailValues>
          name="subject"
          label={t('organizer.promotions.email.subject')}
          limit={emailLimits.subject}
        />
        <div className={css.whole}>
          <PlaceholderMenu name="subject" placeholders={placeholders} />
        </div>
      </Fields>
      <FormSection title={t('organizer.emails.blocks')} text={t('organizer.emails.blocksText')}>
        <BlocksSection placeholders={placeholders} />
      </FormSection>
    </div>
  );
}
