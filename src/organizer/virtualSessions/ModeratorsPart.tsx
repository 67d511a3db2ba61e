'use client';
import { useRef, useState } from 'react';
import type { SessionModerator } from '../../contract';
import {
  moderatorSchema,
  newModerator,
  virtualProblem,
  type ModeratorValues,
} from '../../domain/virtualSessions';
import type { VirtualSessionCalls } from '../../hooks/organizer/virtualSessions';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { copyText } from '../../themed/kit/copyText';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { ProblemNotice, useAction } from '../kit/confirm';
import { TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { usePressed } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { PlainList } from '../kit/page/PlainList';
import { VideoPart } from './VideoPart';
import * as css from './virtualSessions.css';

interface ModeratorsPartProps {
  moderators: readonly SessionModerator[];
  /** Each rejects with the client's ApiError. */
  calls: Pick<VirtualSessionCalls, 'addModerator' | 'removeModerator'>;
}

/** Who lets people into a session and mutes them, each with a link of their own. 002 §7 Agenda, virtualSession moderator. */
export function ModeratorsPart({ moderators, calls }: ModeratorsPartProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const remember = usePressed(box);
  const [isAdding, setAdding] = useState(false);
  const { news, problem, act, notify, refuse, dialog } = useAction(virtualProblem);
  const remove = async ({ id, name }: SessionModerator) => {
    remember();
    const isDone = await act(() => calls.removeModerator(id), {
      title: t('organizer.members.remove.title', { name }),
      text: t('organizer.virtualSessions.moderators.remove'),
      action: t('organizer.kit.form.remove'),
      tone: 'danger',
    });
    if (isDone) notify(t('organizer.ticketTypes.removed', { name }));
  };
  return (
    <VideoPart
      ref={box}
      title={t('organizer.virtualSessions.moderators')}
      text={t('organizer.virtualSessions.moderators.text')}
      actions={
        <Button
          icon={<Icon name="plus" />}
          onClick={() => {
            notify('');
            refuse(null);
            setAdding(true);
          }}
        >
          {t('organizer.virtualSessions.moderators.add')}
        </Button>
      }
    >
      <NewsLine text={news} className={css.quiet} />
      <ProblemNotice problem={problem} />
      {moderators.length === 0 ? (
        <p className={css.quiet}>{t('organizer.virtualSessions.moderators.none')}</p>
      ) : (
        <PlainList aria-label={t('organizer.virtualSessions.moderators')} className={css.list}>
          {moderators.map((moderator) => (
            <ModeratorRow
              key={moderator.id}
              moderator={moderator}
              onCopied={notify}
              onRemove={() => void remove(moderator)}
            />
          ))}
        </PlainList>
      )}
      {isAdding && (
        <ModeratorDialog
          run={calls.addModerator}
          onDone={(name) => {
            setAdding(false);
            notify(t('organizer.ticketTypes.duplicated', { name }));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {dialog}
    </VideoPart>
  );
}

interface ModeratorRowProps {
  moderator: SessionModerator;
  /** What became of copying the link. */
  onCopied: (text: string) => void;
  onRemove: () => void;
}

function ModeratorRow({ moderator, onCopied, onRemove }: ModeratorRowProps) {
  const { name, email, joinUrl } = moderator;
  const t = useT();
  const url = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    const isCopied = await copyText(joinUrl, url.current);
    onCopied(t(isCopied ? 'organizer.orders.order.swap.copied' : 'organizer.orders.order.swap.notCopied'));
  };
  return (
    <li className={css.row}>
      <div className={css.about}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.quiet}>
          <bdi>{email}</bdi>
        </span>
        <span ref={url} dir="ltr" className={css.url}>
          {joinUrl}
        </span>
      </div>
      <div className={css.inline[2]}>
        <IconButton
          label={t('organizer.virtualSessions.moderators.copy', { name })}
          icon={<Icon name="copy" />}
          onClick={() => void copy()}
        />
        <IconButton
          label={t('organizer.ticketTypes.remove.label', { name })}
          icon={<OrganizerIcon name="trash" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

interface ModeratorDialogProps {
  /** Rejects with the client's ApiError. */
  run: (moderator: ModeratorValues) => Promise<unknown>;
  onDone: (name: string) => void;
  onClose: () => void;
}

function ModeratorDialog({ run, onDone, onClose }: ModeratorDialogProps) {
  const t = useT();
  return (
    <ActionDialog<ModeratorValues>
      title={t('organizer.virtualSessions.moderators.add')}
      text={t('organizer.virtualSessions.moderators.addText')}
      action={t('organizer.virtualSessions.moderators.add')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={newModerator}
      schema={moderatorSchema}
      run={run}
      toErrorMessage={virtualProblem}
      onDone={({ name }) => onDone(name.trim())}
      onClose={onClose}
    >
      <TextField<ModeratorValues> name="name" label={t('organizer.tags.name')} required />
      <TextField<ModeratorValues>
        name="email"
        label={t('organizer.orders.order.email')}
        type="email"
        dir="ltr"
        spellCheck={false}
        required
      />
    </ActionDialog>
  );
}
