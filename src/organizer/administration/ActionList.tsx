'use client';
import { useId, useState, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { NewsLine } from '../kit/form/SavedNotice';
import { PlainList } from '../kit/page/PlainList';
import * as css from './administration.css';
import type { ChangeBase } from './ChangeDialog';

/** Something that support can change. */
export interface SupportAction {
  /** Its own within the list. */
  id: string;
  /** What is changed: a verb. */
  title: string;
  /** What will happen. */
  text: string;
  /** Names `value`; without it `text` stands below. */
  label?: string | undefined;
  /** What it is now, where anybody knows. */
  value?: ReactNode;
  /** Asks, and makes the change. */
  dialog: (change: ChangeBase) => ReactNode;
}

export interface ActionListProps {
  title: string;
  /** One line on what all of it is about. */
  text?: ReactNode;
  actions: readonly SupportAction[];
  level?: 2 | 3 | undefined;
}

/** What can be changed, what it is now, and what was changed last. */
export function ActionList({ title, text, actions, level = 2 }: ActionListProps) {
  const t = useT();
  const titleId = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const open = actions.find(({ id }) => id === openId);
  const onDone = (what: string) => {
    setOpenId(null);
    setNews(t('organizer.administration.done', { what }));
  };
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <Heading level={level} size="md" id={titleId}>
        {title}
      </Heading>
      {text !== undefined && <p className={css.quiet}>{text}</p>}
      <NewsLine text={news} className={css.news} />
      <PlainList aria-labelledby={titleId} className={css.plainList}>
        {actions.map(({ id, title: name, text: effect, label, value }) => (
          <li key={id} className={css.row}>
            <div className={css.about}>
              {label !== undefined && <div className={css.term}>{label}</div>}
              {value !== undefined && <div>{value}</div>}
              {label === undefined && <div className={css.quiet}>{effect}</div>}
            </div>
            <Button
              onClick={() => {
                setNews('');
                setOpenId(id);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </PlainList>
      {open?.dialog({ title: open.title, text: open.text, onDone, onClose: () => setOpenId(null) })}
    </section>
  );
}
