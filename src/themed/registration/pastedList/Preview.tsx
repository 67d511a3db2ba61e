'use client';
import { Fragment } from 'react';
import type { PastedRow, PastedValue } from '../../../domain/registration/pastedList/list';
import { useT } from '../../../i18n';
import { FieldError } from '../../kit/FieldError';
import { Table, TBody, Td, Th, THead, Tr } from '../../kit/Table';
import { useSay } from '../useSay';
import * as css from './PasteDialog.css';

/** Each row of a list: what it fills in, for which attendee and ticket, and what is wrong with it. */
export function Preview({ rows }: { rows: readonly PastedRow[] }) {
  const t = useT();
  const say = useSay();
  return (
    <Table caption={t('registration.paste.preview')} className={css.table}>
      <THead>
        <Tr>
          <Th className={css.line}>{t('registration.paste.row')}</Th>
          <Th className={css.head}>{t('registration.paste.details')}</Th>
          <Th className={css.attendee}>{t('registration.paste.attendee')}</Th>
        </Tr>
      </THead>
      <TBody>
        {rows.map(({ line, number, ticketName, values, problems }) => (
          <Tr key={line}>
            <Th scope="row" className={css.top}>
              {line}
            </Th>
            <Td className={css.top}>
              <div className={css.details}>
                <Values values={values} />
                {problems.map((problem) => (
                  <FieldError key={problem.key + JSON.stringify(problem.values)}>{say(problem)}</FieldError>
                ))}
              </div>
            </Td>
            <Td className={css.top}>
              {number}
              <div className={css.muted}>
                <bdi>{ticketName}</bdi>
              </div>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

const isName = ({ question: { attributeKey } }: PastedValue) =>
  attributeKey === 'firstName' || attributeKey === 'lastName';

/** The name on one line, what else there is below, each with what it answers. */
function Values({ values }: { values: readonly PastedValue[] }) {
  const names = values.filter(isName);
  return (
    <>
      {names.length > 0 && (
        <div className={css.name}>
          <bdi>{names.map(({ text }) => text).join(' ')}</bdi>
        </div>
      )}
      {values
        .filter((value) => !isName(value))
        .map(({ question, text, problem }) => (
          <div key={question.key}>
            {question.attributeKey !== 'email' && <bdi className={css.muted}>{question.label}</bdi>}{' '}
            <bdi className={problem && css.wrong}>
              {question.attributeKey === 'email' ? <Address email={text} /> : text}
            </bdi>
          </div>
        ))}
    </>
  );
}

/** Longer than a column it is broken before its `@` or a dot. */
function Address({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
