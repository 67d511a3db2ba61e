'use client';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { EmailDomainTest } from '../../contract';
import { domainError, emailDomainProblem } from '../../domain/emailDomains';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { Heading } from '../../themed/kit/Heading';
import { TextInput } from '../../themed/kit/TextInput';
import { ProblemNotice, useAction } from '../kit/confirm';
import { DomainRecords } from './DomainRecords';
import * as css from './emailDomains.css';

export interface DomainCheckProps {
  /** Whom emails come from until the domain passes. */
  fromEmail: string;
  /** Rejects with the client's ApiError. */
  test: (domain: string) => Promise<EmailDomainTest>;
}

/** Whether emails may come from addresses of a domain, and the DNS records it lacks. 002 §5 Domain test. */
export function DomainCheck({ fromEmail, test }: DomainCheckProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [domain, setDomain] = useState('');
  const [wrong, setWrong] = useState<ReturnType<typeof domainError>>(null);
  const [result, setResult] = useState<EmailDomainTest | null>(null);
  const { isBusy, problem, act } = useAction(emailDomainProblem);
  const check = async (event: SyntheticEvent) => {
    event.preventDefault();
    const error = domainError(domain);
    setWrong(error);
    if (error) input.current?.focus();
    else await act(async () => setResult(await test(domain.trim().toLowerCase())));
  };
  const isSame = result !== null && result.domain === domain.trim().toLowerCase();
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={2} size="lg" id={id}>
        {t('organizer.emailDomains.check.title')}
      </Heading>
      <form noValidate aria-labelledby={id} className={css.form} onSubmit={(event) => void check(event)}>
        <Field
          label={t('organizer.cookieConsents.domain')}
          hint={t('organizer.cookieConsents.domainHint')}
          error={wrong ? t(wrong) : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              value={domain}
              onChange={({ target }) => {
                setDomain(target.value);
                setWrong(null);
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            {t(isSame ? 'organizer.emailDomains.check.again' : 'organizer.emailDomains.check.action')}
          </Button>
        </div>
        <ProblemNotice title={t('organizer.emailDomains.check.notDone')} problem={problem} />
      </form>
      <div role="status">
        {result && !isBusy && (
          <strong>
            {t(
              result.passed ? 'organizer.emailDomains.check.passed' : 'organizer.emailDomains.check.failed',
              {
                domain: result.domain,
              },
            )}
          </strong>
        )}
      </div>
      {result && <DomainRecords result={result} fromEmail={fromEmail} />}
    </section>
  );
}
