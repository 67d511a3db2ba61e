'use client';
import { useId, type ReactNode } from 'react';
import { personName } from '../../domain/members';
import { Avatar } from '../../themed/kit/Avatar';
import { Facts } from '../../themed/kit/Facts';
import { Heading } from '../../themed/kit/Heading';
import { RowProblem } from '../kit/confirm';
import { RowChoice } from '../kit/list';
import * as css from './members.css';

export interface PersonRowProps {
  person: { email: string; firstName: string; lastName: string };
  /** With it the row can be chosen, in a list whose rows can be. */
  choiceId?: string | undefined;
  /** Beside the name: a tag. */
  tag?: ReactNode;
  /** Below the name, in a line. */
  facts: readonly ReactNode[];
  /** Place of the name in the outline. Default: 2. */
  level?: 2 | 3 | undefined;
  /** Buttons. */
  children?: ReactNode;
  /** Why the last of them could not be done. */
  problem: string | null;
}

/** Somebody in a list, and what can be done with them. */
export function PersonRow({ person, choiceId, tag, facts, level = 2, children, problem }: PersonRowProps) {
  const id = useId();
  const name = personName(person);
  return (
    <li className={css.row}>
      <div className={css.about}>
        {choiceId !== undefined && <RowChoice id={choiceId} name={name} />}
        <Avatar name={name} decorative className={css.face} />
        <div className={css.text}>
          <div className={css.name}>
            <Heading level={level} size="md" id={id}>
              <bdi>{name}</bdi>
            </Heading>
            {tag}
          </div>
          {name !== person.email && (
            <bdi dir="ltr" className={css.quiet}>
              {person.email}
            </bdi>
          )}
          <Facts items={facts} className={css.quiet} />
          <RowProblem problem={problem} />
        </div>
      </div>
      {children !== undefined && (
        <div
          className={choiceId === undefined ? css.actions : css.actionsAfterBox}
          role="group"
          aria-labelledby={id}
        >
          {children}
        </div>
      )}
    </li>
  );
}
