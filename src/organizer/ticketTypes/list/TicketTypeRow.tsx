'use client';
import { useId, type MouseEvent } from 'react';
import type { OrganizerTicketType } from '../../../contract';
import { formatMoney } from '../../../domain';
import type { keepsFromRemoving, LifeState } from '../../../domain/ticketTypes';
import { useLocale, useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { IconButton } from '../../../themed/kit/IconButton';
import { Tag, type TagProps } from '../../../themed/kit/Tag';
import { useConfirm } from '../../kit/confirm';
import { OrganizerIcon } from '../../kit/appearance';
import { Meter } from '../../kit/page';
import { RoutedLink } from '../../kit/page/RoutedLink';
import * as css from './TicketTypeRow.css';

/** A type and what buyers see of it now. */
export interface ListedTicketType {
  type: OrganizerTicketType;
  state: LifeState | 'soldOut';
}

export interface TicketTypeRowProps {
  listed: ListedTicketType;
  /** Address of its editor. */
  href: string;
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Why it can't be taken away. */
  keeps: ReturnType<typeof keepsFromRemoving>;
  onDuplicate: () => void;
  onRemove: () => void;
}

const tones: Partial<Record<ListedTicketType['state'], TagProps['tone']>> = {
  onSale: 'positive',
  soldOut: 'warning',
};

/** One ticket type: what it is, what buyers see of it now, what it costs, and how much of it is sold. */
export function TicketTypeRow(props: TicketTypeRowProps) {
  const { listed, href, onNavigate, keeps, onDuplicate, onRemove } = props;
  const { type, state } = listed;
  const { name, price, currency } = type;
  const t = useT();
  const locale = useLocale();
  const nameId = useId();
  return (
    <div role="group" aria-labelledby={nameId} className={css.box}>
      <div className={css.row}>
        <div className={css.about}>
          <RoutedLink id={nameId} href={href} className={css.name} onNavigate={onNavigate}>
            <bdi>{name}</bdi>
          </RoutedLink>
          <Tag tone={tones[state]}>
            {state === 'withOther'
              ? t('organizer.ticketTypes.availability.ticketSelect.label')
              : t(`organizer.ticketTypes.stage.${state}`)}
          </Tag>
        </div>
        <p className={css.price}>
          {price === 0 || !currency ? t('tickets.free') : <bdi>{formatMoney(price, currency, locale)}</bdi>}
        </p>
        <Sold type={type} />
        <div className={css.actions}>
          <IconButton
            label={t('organizer.ticketTypes.duplicate', { name })}
            icon={<Icon name="copy" />}
            onClick={onDuplicate}
          />
          <RemoveButton name={name} keeps={keeps} onRemove={onRemove} />
        </div>
      </div>
    </div>
  );
}

function Sold({ type: { quantity, sold } }: { type: OrganizerTicketType }) {
  const t = useT();
  const locale = useLocale();
  const figure = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <div className={css.sold}>
      <span className={css.figures}>
        {quantity === null
          ? t('organizer.ticketTypes.soldAny', { count: sold })
          : t('organizer.ticketTypes.sold', { sold: figure(sold), total: figure(quantity) })}
      </span>
      {quantity !== null && <Meter parts={[{ value: sold }]} max={quantity} />}
    </div>
  );
}

/** One that can't be taken away stays pressable, and says why. */
function RemoveButton({
  name,
  keeps,
  onRemove,
}: Pick<TicketTypeRowProps, 'keeps' | 'onRemove'> & { name: string }) {
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const say = () =>
    confirm({
      title: t('organizer.ticketTypes.keeps.title', { name }),
      text:
        keeps?.reason === 'awaited'
          ? t('organizer.ticketTypes.keeps.awaited', { name: keeps.by })
          : t('organizer.ticketTypes.keeps.sold'),
      action: t('kit.close'),
    });
  return (
    <>
      <IconButton
        label={t('organizer.ticketTypes.remove.label', { name })}
        icon={<OrganizerIcon name="trash" />}
        aria-disabled={keeps !== null}
        onClick={() => (keeps ? void say() : onRemove())}
      />
      {dialog}
    </>
  );
}
