'use client';
import { useRef, useState, type ReactNode } from 'react';
import { sameView, viewLike, viewNameProblem, wholeTable, type TableView } from '../../../domain';
import { useSavedViews } from '../../../hooks/organizer/resource/useSavedViews';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { IconButton } from '../../../themed/kit/IconButton';
import { num } from '../../../themed/kit/text.css';
import { OrganizerIcon } from '../appearance';
import { lazyDialog } from '../lazy';
import { Popover } from './Popover';
import * as css from './SavedViews.css';

const ViewNameDialog = /* @__PURE__ */ lazyDialog(() => import('./ViewNameDialog'), 'ViewNameDialog');

/** A view that every organizer of the list finds. */
interface GivenView {
  label: string;
  view: TableView;
  /** How many rows it has, when that is known. */
  count?: number | undefined;
}

/** Props of `SavedViews`. @experimental */
export interface SavedViewsProps {
  /** Names the list and its event, for the browser's store: `orders 1001`. */
  list: string;
  /** What is shown of the list: search, filters, order, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Before those that were saved; the whole list when absent. */
  given?: readonly GivenView[] | undefined;
}

/** What is being named: a saved view by its name, or the one that is shown by `null`. */
interface Naming {
  name: string | null;
}

/** Views of a list by name, behind one button: those there always are, and those somebody saved in this browser. @experimental */
export function SavedViews({ list, view, onViewChange, given }: SavedViewsProps) {
  const t = useT();
  const { saved, save, rename, remove } = useSavedViews(list);
  const [naming, setNaming] = useState<Naming | null>(null);
  const own = viewLike(saved, view);
  const offered = given ?? [{ label: t('organizer.kit.views.all'), view: wholeTable }];
  const others = saved.filter(({ name }) => name !== naming?.name);
  return (
    <>
      <Popover
        label={own?.name ?? t('organizer.kit.views.open')}
        icon={<OrganizerIcon name="bookmark" />}
        title={t('organizer.kit.views.label')}
        load={ViewNameDialog.load}
      >
        {(close) => (
          <Views
            view={view}
            saved={saved}
            offered={offered}
            onShow={(view) => {
              onViewChange(view);
              close();
            }}
            onName={(name) => {
              close();
              setNaming({ name });
            }}
            onRemove={remove}
          />
        )}
      </Popover>
      {naming && (
        <ViewNameDialog
          name={naming.name}
          problemOf={(name) => viewNameProblem(name, others)}
          onName={(name) => (naming.name === null ? save(name, view) : rename(naming.name, name))}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}

interface ViewsProps {
  view: TableView;
  saved: readonly { name: string; view: TableView }[];
  offered: readonly GivenView[];
  onShow: (view: TableView) => void;
  onName: (name: string | null) => void;
  onRemove: (name: string) => void;
}

function Views({ view, saved, offered, onShow, onName, onRemove }: ViewsProps) {
  const t = useT();
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const isKnown = [...offered, ...saved].some((one) => sameView(one.view, view));
  return (
    <div ref={panel} className={css.panel}>
      <ul>
        {offered.map(({ label, view: offeredView, count }) => (
          <View key={label} isCurrent={sameView(offeredView, view)} onShow={() => onShow(offeredView)}>
            {label}
            {count !== undefined && ' '}
            {count !== undefined && <span className={num}>{count.toLocaleString(locale)}</span>}
          </View>
        ))}
        {saved.map(({ name, view: offeredView }) => (
          <View
            key={name}
            isCurrent={sameView(offeredView, view)}
            onShow={() => onShow(offeredView)}
            more={
              <>
                <IconButton
                  label={t('organizer.kit.views.rename', { name })}
                  icon={<OrganizerIcon name="pencil" />}
                  onClick={() => onName(name)}
                />
                <IconButton
                  label={t('organizer.kit.views.remove', { name })}
                  icon={<OrganizerIcon name="trash" />}
                  onClick={() => {
                    // The pressed button goes with its view; the panel stays.
                    panel.current?.querySelector('button')?.focus();
                    onRemove(name);
                  }}
                />
              </>
            }
          >
            <bdi>{name}</bdi>
          </View>
        ))}
      </ul>
      {isKnown ? (
        <p className={css.note}>{t('organizer.kit.views.hint')}</p>
      ) : (
        <Button icon={<OrganizerIcon name="bookmark" />} onClick={() => onName(null)}>
          {t('organizer.kit.views.save')}
        </Button>
      )}
    </div>
  );
}

interface ViewProps {
  isCurrent: boolean;
  onShow: () => void;
  children: ReactNode;
  /** What can be done with it. */
  more?: ReactNode;
}

function View({ isCurrent, onShow, children, more }: ViewProps) {
  return (
    <li className={css.row}>
      <button type="button" aria-current={isCurrent || undefined} className={css.view} onClick={onShow}>
        {children}
      </button>
      {more}
    </li>
  );
}
