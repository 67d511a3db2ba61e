'use client';
import { useCallback, useId, useReducer } from 'react';
import { useWatch } from 'react-hook-form';
import type { EmailPlaceholder } from '../../contract';
import { freeBlockId, orderOfBlocks, type BlockDraft, type EmailValues } from '../../domain/emails';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { useLatest } from '../../react';
import { FieldError } from '../../themed/kit/FieldError';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { useEditorContext } from '../kit/form/EditorContext';
import { useOpenRows, useRowNames } from '../kit/form/formRows';
import { AddBlock } from './AddBlock';
import { BlockRow } from './BlockRow';
import * as css from './emails.css';

/** What an email is made of, in an order. Blocks that keep it from being saved or published are opened. */
export function BlocksSection({ placeholders }: { placeholders: readonly EmailPlaceholder[] }) {
  const t = useT();
  const locale = useLocale();
  const box = useId();
  const { methods } = useEditorContext();
  const { getValues, setValue, control } = methods;
  const nameOf = (id: string) => textOf(getValues(`blocks.${id}`) as BlockDraft | undefined);
  const textOf = (block: BlockDraft | undefined) =>
    block?.text.trim() || t(`organizer.emails.block.${block?.kind ?? 'TEXT'}`);
  const order = useEditorField<string[]>('order', t('organizer.emails.blocks'), {
    show: (ids) => listText(locale, (ids as string[] | undefined)?.map(nameOf) ?? []),
  });
  const known = useWatch({ control, name: 'blocks', compute: (blocks) => Object.keys(blocks as object) });
  const ids = orderOfBlocks(order.value, known);
  useRowNames<BlockDraft>('blocks', t('organizer.emails.blocks'), textOf);
  const { open, toggle, unfold } = useOpenRows('blocks');
  const focusIn = (id: string) =>
    requestAnimationFrame(() => {
      const row = document.getElementById(box)?.querySelector(`[data-row="${CSS.escape(id)}"]`);
      row?.querySelector<HTMLElement>('input, textarea')?.focus();
    });
  const add = (kind: BlockDraft['kind']) => {
    const id = freeBlockId(ids);
    setValue(`blocks.${id}`, { kind, text: '', url: '' }, { shouldDirty: true });
    order.set([...ids, id]);
    unfold(id);
    focusIn(id);
  };
  const removeRef = useLatest<(id: string) => void>((id) => {
    const { blocks } = getValues() as EmailValues;
    const others = Object.fromEntries(Object.entries(blocks).filter(([other]) => other !== id));
    const left = ids.filter((other) => other !== id);
    setValue('order', left, { shouldDirty: true });
    setValue('blocks', others, { shouldDirty: true });
    const next = left[Math.min(ids.indexOf(id), left.length - 1)];
    requestAnimationFrame(() =>
      document
        .getElementById(box)
        ?.querySelector<HTMLElement>(
          next === undefined ? 'select' : `[data-focus="${CSS.escape(`handle ${next}`)}"]`,
        )
        ?.focus(),
    );
  });
  const onRemove = useCallback((id: string) => removeRef.current(id), [removeRef]);
  // What a block is called may be another once its field is left.
  const [, readNames] = useReducer((times: number) => times + 1, 0);
  return (
    <div id={box} className={css.whole}>
      {ids.length === 0 && <p className={css.quiet}>{t('organizer.emails.noBlocks')}</p>}
      <SortableList
        items={ids}
        idOf={(id) => id}
        labelOf={nameOf}
        label={t('organizer.emails.blocks')}
        onReorder={(next) => order.set([...next])}
      >
        {(id) => (
          <BlockRow
            id={id}
            placeholders={placeholders}
            onRemove={onRemove}
            isOpen={open.has(id)}
            onToggle={toggle}
            onLeave={readNames}
          />
        )}
      </SortableList>
      <AddBlock id={order.id} onAdd={add} />
      {order.error && <FieldError>{order.error}</FieldError>}
    </div>
  );
}
