'use client';
import { useState, type MouseEvent } from 'react';
import type { PromotionGroup } from '../../contract';
import { promotionProblem } from '../../domain/promotions';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { RowProblem, useAction } from '../kit/confirm';
import { PageHeader, ScreenEmpty, type BackLink } from '../kit/page';
import { isPlainClick } from '../kit/page/isPlainClick';
import { ReadState, type Reading } from '../kit/record';
import { GroupDialog, type GroupCalls } from './GroupDialog';
import * as css from './groups.css';

export interface PromotionGroupsViewProps extends Reading {
  /** By name; `null` before the first answer. */
  groups: readonly PromotionGroup[] | null;
  /** What can be done with groups. All reject with the client's ApiError. */
  calls: GroupCalls & { removeGroup: (id: string) => Promise<unknown> };
  /** Address of the list of a group's promotions. */
  listHrefOf: (groupId: string) => string;
  /** Called with a plain click on it; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The list of promotions. */
  back?: BackLink | undefined;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** The event's groups of promotions in every state the list has. 002 §7 promotionGroups CRUD. */
export function PromotionGroupsView(props: PromotionGroupsViewProps) {
  const { groups, calls, back } = props;
  const t = useT();
  const [opened, setOpened] = useState<PromotionGroup | 'new' | null>(null);
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setOpened('new')}>
      {t('organizer.promotions.groups.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('organizer.promotions.place.groups')}
        lead={t('organizer.promotions.groups.lead')}
        back={back}
        actions={groups && groups.length > 0 && add}
      />
      <ReadState
        {...props}
        content={groups}
        loading={t('organizer.promotions.loading')}
        failed={t('organizer.promotions.groups.failed')}
      >
        {(all) =>
          all.length === 0 ? (
            <ScreenEmpty
              title={t('organizer.promotions.groups.empty.title')}
              text={t('organizer.promotions.groups.empty.text')}
              action={add}
            />
          ) : (
            <ul role={list} className={css.list}>
              {all.map((group) => (
                <GroupRow key={group.id} {...props} group={group} onEdit={() => setOpened(group)} />
              ))}
            </ul>
          )
        }
      </ReadState>
      {opened && (
        <GroupDialog
          group={opened === 'new' ? null : opened}
          others={(groups ?? []).filter((each) => each !== opened).map(({ name }) => name)}
          calls={calls}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const groupProblem = promotionProblem('other');

type GroupRowProps = Pick<PromotionGroupsViewProps, 'calls' | 'listHrefOf' | 'onNavigate'> & {
  group: PromotionGroup;
  onEdit: () => void;
};

function GroupRow({ group, calls, listHrefOf, onNavigate, onEdit }: GroupRowProps) {
  const { id, name, description, promotionCount, uses } = group;
  const t = useT();
  const { isBusy, problem, act, dialog } = useAction(groupProblem);
  const href = listHrefOf(id);
  const remove = () =>
    act(() => calls.removeGroup(id), {
      title: t('organizer.sharing.remove.title', { name }),
      text: t('organizer.promotions.groups.removeText'),
      action: t('organizer.sharing.remove.action'),
      tone: 'danger',
    });
  return (
    <li className={css.group}>
      <div className={css.about}>
        <Heading level={2} size="md" id={`group-${id}`}>
          <a href={href} onClick={(click) => isPlainClick(click) && onNavigate?.(href, click)}>
            <bdi>{name}</bdi>
          </a>
        </Heading>
        {description !== '' && (
          <p className={css.quiet} dir="auto">
            {description}
          </p>
        )}
        <p className={css.quiet}>
          {t('organizer.promotions.groups.count', { count: promotionCount })}
          {' · '}
          {t('organizer.promotions.useCount', { count: uses })}
        </p>
        <RowProblem problem={problem} />
      </div>
      <div className={css.actions} role="group" aria-labelledby={`group-${id}`}>
        <Button onClick={onEdit}>{t('organizer.sharing.edit')}</Button>
        <Button busy={isBusy} onClick={() => void remove()}>
          {t('organizer.sharing.remove.action')}
        </Button>
      </div>
      {dialog}
    </li>
  );
}
