'use client';
import { useId, useState } from 'react';
import type { AttendeeUpdate, MyOrder, MyTicket } from '../../contract';
import { messageOf } from '../../domain';
import { hasFixedAnswers, type MyOrderOutcome } from '../../domain/myOrder';
import { FieldsContext } from '../../headless/form/FieldsContext';
import { useQuestionTools } from '../../headless/form/useQuestionTools';
import { useVisibleQuestions } from '../../headless/form/useVisibleQuestions';
import { useOneAtATime } from '../../headless/myOrder/useOneAtATime';
import { useAttendeeForm } from '../../headless/myOrder/useAttendeeForm';
import { useFocusWhen } from '../../headless/useFocusWhen';
import { useT } from '../../i18n';
import { useUnloadGuard } from '../../react';
import { Button, LinkButton } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { Icon } from '../kit/Icon';
import { Notice } from '../kit/Notice';
import { Question } from '../registration/questions/Question';
import { useSay } from '../registration/useSay';
import { AttendeeErrors } from './AttendeeErrors';
import * as css from './MyOrder.css';

export interface EditAttendeeProps {
  order: MyOrder;
  ticket: MyTicket;
  onSave: (update: AttendeeUpdate) => Promise<MyOrderOutcome>;
  /** Back to the order; `isSaved` when that is why. */
  onBack: (isSaved: boolean) => void;
}

/** The registration form's questions for the attendee of one ticket. Nothing typed is lost before it is saved or given up. */
export function EditAttendee({ order, ticket, onSave, onBack }: EditAttendeeProps) {
  const t = useT();
  const say = useSay();
  const titleId = useId();
  const headingRef = useFocusWhen<HTMLHeadingElement>(true);
  const { fields, section, isDirty, submit } = useAttendeeForm(order.form, ticket, say);
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, outcome, run } = useOneAtATime(onSave);
  const problemRef = useFocusWhen<HTMLDivElement>(outcome?.problem != null);
  useUnloadGuard(isDirty);
  const save = submit(async (update) => {
    const saved = await run(update);
    if (saved?.problem === null) onBack(true);
  });
  return (
    <FieldsContext.Provider value={fields}>
      <form
        noValidate
        aria-labelledby={titleId}
        className={css.screen}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save(event);
        }}
      >
        <header className={css.head}>
          <LinkButton
            icon={<Icon name="arrow-start" />}
            onClick={() => (isDirty ? setLeaving(true) : onBack(false))}
          >
            {t('myOrder.edit.back')}
          </LinkButton>
          <Heading level={2} size="2xl" id={titleId} ref={headingRef} tabIndex={-1} className={css.title}>
            {t('myOrder.edit')}
          </Heading>
          <p className={css.lead}>
            <bdi>{ticket.ticketName}</bdi>
          </p>
        </header>
        <AttendeeErrors section={section} />
        <Questions section={section} timeZone={order.order.event['time-zone-id']} />
        {hasFixedAnswers(order.form, ticket) && <p className={css.lead}>{t('myOrder.edit.fixed')}</p>}
        {outcome?.problem && (
          <div ref={problemRef} tabIndex={-1} className={css.focusBox}>
            <Notice tone="danger">{messageOf(outcome.problem, t)}</Notice>
          </div>
        )}
        <div className={css.line}>
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {t('myOrder.edit.save')}
          </Button>
        </div>
      </form>
      <Dialog
        role="alertdialog"
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('myOrder.edit.discardTitle')}
        description={t('myOrder.edit.discardText')}
        footer={
          <>
            <Button data-autofocus onClick={() => setLeaving(false)}>
              {t('myOrder.edit.stay')}
            </Button>
            <Button variant="danger" onClick={() => onBack(false)}>
              {t('myOrder.edit.discard')}
            </Button>
          </>
        }
      />
    </FieldsContext.Provider>
  );
}

type Section = ReturnType<typeof useAttendeeForm>['section'];

function Questions({ section, timeZone }: { section: Section; timeZone: string }) {
  const tools = useQuestionTools({ timeZone }, undefined);
  return (
    <Fields>
      {useVisibleQuestions(section).map((question) => (
        <Question key={question.key} attendee={section.key} number={1} question={question} tools={tools} />
      ))}
    </Fields>
  );
}
