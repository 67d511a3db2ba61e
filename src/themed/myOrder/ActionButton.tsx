'use client';
import type { ReactNode } from 'react';
import { messageOf } from '../../domain';
import type { MyOrderOutcome } from '../../domain/myOrder';
import { useOneAtATime } from '../../headless/myOrder/useOneAtATime';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../kit/Button';
import { Icon } from '../kit/Icon';
import type { IconName } from '../kit/icons';
import { Notice } from '../kit/Notice';
import * as css from './MyOrder.css';

export interface ActionButtonProps<Answer> {
  act: () => Promise<MyOrderOutcome<Answer>>;
  /** What is said when it is done. */
  doneText: (answer: Answer | null) => string;
  /** Absent: a link among others of a ticket. */
  icon?: IconName;
  children: ReactNode;
}

/** A press, and what came of it in the line below. */
export function ActionButton<Answer>({ act, doneText, icon, children }: ActionButtonProps<Answer>) {
  const t = useT();
  const { isBusy, outcome, run } = useOneAtATime(act);
  const press = () => void run();
  return (
    <>
      {icon ? (
        <Button icon={<Icon name={icon} />} busy={isBusy} onClick={press}>
          {children}
        </Button>
      ) : (
        <LinkButton busy={isBusy} onClick={press}>
          {children}
        </LinkButton>
      )}
      <div role="status" className={css.wholeLine}>
        {outcome && (
          <Notice tone={outcome.problem ? 'danger' : 'positive'}>
            {outcome.problem ? messageOf(outcome.problem, t) : doneText(outcome.answer)}
          </Notice>
        )}
      </div>
    </>
  );
}
