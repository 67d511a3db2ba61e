'use client';
import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { sameView, viewLike, viewNameLimit, viewNameProblem, type TableView } from '../../domain';
import { useSavedViews } from '../../hooks/organizer/useSavedViews';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { FieldError } from '../../themed/kit/FieldError';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { TextInput } from '../../themed/kit/TextInput';
import { num } from '../../themed/kit/text.css';
import { OrganizerIcon } from '../look';
import * as css from './SavedViews.css';

/** A view that every organizer of the list finds. */
export interface GivenView {
  label: string;
  view: TableView;
  /** How many rows it has, when that is known. */
  count?: number | undefined;
}

export interface SavedViewsProps {
  /** Names the list and its event, for the browser's store: `orders 1001`. */
  list: string;
  /** What is shown of the list: search, filters, order, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Before those that were saved; the first usually shows everything. */
  given: readonly GivenView[];
}

/** Views of a list by name: those there always are, and those somebody saved in this browser. */
export function SavedViews({ list, view, onViewChange, given }: SavedViewsProps) {
  const t = useT();
  const locale = useLocale();
  const { saved, save, remove } = useSavedViews(list);
  const [isNaming, setNaming] = useState(false);
  const own = viewLike(saved, view);
  const isKnown = own !== undefined || given.some((one) => sameView(one.view, view));
  return (
    <nav aria-label={t('organizer.views.label')} className={css.views}>
      {given.map(({ label, view: shown, count }) => (
        <View key={label} isCurrent={sameView(shown, view)} onPress={() => onViewChange(shown)}>
          {label}
          {count !== undefined && ' '}
          {count !== undefined && <span className={num}>{count.toLocaleString(locale)}</span>}
        </View>
      ))}
      {saved.map(({ name, view: shown }) => (
        <span key={name} className={css.own}>
          <View isCurrent={name === own?.name} onPress={() => onViewChange(shown)}>
            <bdi>{name}</bdi>
          </View>
          {name === own?.name && (
            <IconButton
              label={t('organizer.views.remove', { name })}
              icon={<Icon name="close" size="small" />}
              onClick={() => remove(name)}
            />
          )}
        </span>
      ))}
      {!isKnown && (
        <Button variant="quiet" icon={<OrganizerIcon name="bookmark" />} onClick={() => setNaming(true)}>
          {t('organizer.views.save')}
        </Button>
      )}
      <NameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        problemOf={(name) => viewNameProblem(name, saved)}
        onSave={(name) => save(name, view)}
      />
    </nav>
  );
}

interface ViewProps {
  isCurrent: boolean;
  onPress: () => void;
  children: ReactNode;
}

function View({ isCurrent, onPress, children }: ViewProps) {
  return (
    <button type="button" aria-current={isCurrent || undefined} className={css.view} onClick={onPress}>
      {children}
    </button>
  );
}

interface NameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  problemOf: (name: string) => 'nameMissing' | 'nameTaken' | null;
  onSave: (name: string) => void;
}

function NameDialog({ isOpen, onClose, problemOf, onSave }: NameDialogProps) {
  const t = useT();
  const form = useId();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  const end = () => {
    setName('');
    setProblem(null);
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemOf(name);
    setProblem(found);
    if (found) return input.current?.focus();
    onSave(name);
    end();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && end()}
      title={t('organizer.views.saveTitle')}
      description={t('organizer.views.saveText')}
      footer={
        <>
          <Button onClick={end}>{t('organizer.views.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('organizer.views.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.naming}>
        <label htmlFor={field} className={css.label}>
          {t('organizer.views.name')}
        </label>
        <TextInput
          ref={input}
          data-autofocus=""
          id={field}
          value={name}
          maxLength={viewNameLimit}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field}-problem` : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {problem && <FieldError id={`${field}-problem`}>{t(`organizer.views.${problem}`)}</FieldError>}
      </form>
    </Dialog>
  );
}
