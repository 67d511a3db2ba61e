'use client';
import { useId, useRef, useState } from 'react';
import type { MobileApp, MobileCard, MobileCardDraft } from '../../contract';
import { mostCards } from '../../domain/mobileApp';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { ProblemNotice, useAction } from '../kit/confirm';
import { SortableList } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { useHeldOrder } from '../kit/form/useHeldOrder';
import { ScreenEmpty } from '../kit/page';
import * as css from './mobileApp.css';
import type { CardCalls } from './calls';
import { CardDialog } from './CardDialog';
import { CardRow } from './CardRow';
import { PhonePreview } from './PhonePreview';

export interface CardsPartProps {
  /** For the preview. */
  app: MobileApp;
  /** In the order of the first screen, hidden ones too. */
  cards: readonly MobileCard[];
  calls: CardCalls;
}

/** The cards on the first screen beside it: each change is saved at once. 002 §7 Mobile app, cards. */
export function CardsPart({ app, cards, calls }: CardsPartProps) {
  const t = useT();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { held, hold } = useHeldOrder(cards);
  const [opened, setOpened] = useState<MobileCard | 'new' | null>(null);
  const { news, problem, act, notify, refuse, confirm, dialog } = useAction();
  const saved = t('organizer.kit.form.saved');
  const change = async (card: MobileCard, to: Partial<MobileCardDraft>) => {
    if (await act(() => calls.change(card, to))) notify(saved);
  };
  const reorder = (ids: readonly string[], movedId: string) => {
    const card = cards.find((each) => each.id === movedId);
    if (card) void hold(ids, () => change(card, { position: ids.indexOf(movedId) }));
  };
  const remove = async (card: MobileCard) => {
    const isSure = await confirm({
      title: t('organizer.mobileApp.cards.removeTitle', { title: card.title }),
      text: t('organizer.mobileApp.cards.removeText'),
      action: t('organizer.kit.form.remove'),
      tone: 'danger',
    });
    if (!isSure) return;
    if (await act(() => calls.remove(card.id))) notify(saved);
    // What was pressed is gone with its row.
    heading.current?.focus();
  };
  const isFull = cards.length >= mostCards;
  return (
    <div className={css.container}>
      <div className={css.studio}>
        <section className={css.part} aria-labelledby={id}>
          <div className={css.head}>
            <div>
              <Heading ref={heading} level={2} size="md" id={id} tabIndex={-1} className={css.quietFocus}>
                {t('organizer.mobileApp.cards')}
              </Heading>
              <p className={css.quiet}>{t('organizer.mobileApp.cards.text')}</p>
            </div>
            {!isFull && (
              <Button icon={<Icon name="plus" />} onClick={() => setOpened('new')}>
                {t('organizer.mobileApp.cards.add')}
              </Button>
            )}
          </div>
          {isFull && <p className={css.quiet}>{t('organizer.mobileApp.cards.full', { max: mostCards })}</p>}
          <NewsLine text={news} className={css.news} />
          <ProblemNotice title={t('organizer.orders.order.failed.title')} problem={problem} />
          {cards.length === 0 ? (
            <ScreenEmpty
              level={3}
              icon="plus"
              title={t('organizer.mobileApp.cards.empty.title')}
              text={t('organizer.mobileApp.cards.empty.text')}
            />
          ) : (
            <SortableList
              items={held}
              idOf={(card) => card.id}
              labelOf={(card) => card.title}
              label={t('organizer.mobileApp.cards')}
              onReorder={reorder}
            >
              {(card) => (
                <CardRow
                  card={card}
                  onEdit={() => setOpened(card)}
                  onToggle={() => void change(card, { visible: !card.visible })}
                  onRemove={() => void remove(card)}
                />
              )}
            </SortableList>
          )}
        </section>
        <PhonePreview settings={app} cards={held} />
      </div>
      {opened && (
        <CardDialog
          card={opened === 'new' ? null : opened}
          calls={calls}
          onDone={() => {
            refuse(null);
            notify(saved);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {dialog}
    </div>
  );
}
