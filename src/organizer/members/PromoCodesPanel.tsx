'use client';
import { useMemo, useState } from 'react';
import type { TenantPromoCode, TenantPromoCodeDraft } from '../../contract';
import {
  newPromoCode,
  promoCodeDraft,
  promoCodeSchema,
  promoCodeState,
  type PromoCodeValues,
} from '../../domain/members';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Tag } from '../../themed/kit/Tag';
import { DateTimeField, NumberField, PercentField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { ScreenEmpty } from '../kit/page';
import { PlainTable } from '../kit/page/PlainTable';
import { ReadState, type Reading } from '../kit/record';
import * as css from './members.css';

export interface PromoCodesPanelProps extends Reading {
  /** The newest first; `undefined` before the first answer. */
  codes: readonly TenantPromoCode[] | undefined;
  /** IANA; codes end on its clocks. */
  timeZone: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Rejects with the client's ApiError. */
  onCreate: (draft: TenantPromoCodeDraft) => Promise<unknown>;
}

const tones = { usable: 'positive', usedUp: 'neutral', ended: 'neutral' } as const;

/** Codes that people the account invited use on tickets of all its events. 002 §7 promocodes. */
export function PromoCodesPanel(props: PromoCodesPanelProps) {
  const { timeZone, now, onCreate } = props;
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const schema = useMemo(() => promoCodeSchema(timeZone, now), [timeZone, now]);
  const add = (
    <Button icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
      {t('organizer.members.codes.new')}
    </Button>
  );
  return (
    <div className={css.part}>
      <ReadState
        {...props}
        content={props.codes ?? null}
        loading={t('organizer.members.codes.loading')}
        failed={t('organizer.members.codes.notLoaded')}
      >
        {(codes) =>
          codes.length === 0 ? (
            <ScreenEmpty
              title={t('organizer.members.codes.empty')}
              text={t('organizer.members.codes.text')}
              action={add}
            />
          ) : (
            <>
              <p className={css.quiet}>{t('organizer.members.codes.text')}</p>
              <Codes codes={codes} timeZone={timeZone} now={now} />
              <div>{add}</div>
            </>
          )
        }
      </ReadState>
      {isAdding && (
        <ActionDialog<PromoCodeValues>
          title={t('organizer.members.codes.new')}
          action={t('organizer.members.codes.create')}
          failedTitle="organizer.kit.form.failed.notAdded"
          values={newPromoCode}
          schema={schema}
          run={(values) => onCreate(promoCodeDraft(values, timeZone))}
          onDone={() => setAdding(false)}
          onClose={() => setAdding(false)}
        >
          <TextField<PromoCodeValues>
            name="code"
            label={t('organizer.promotions.code')}
            hint={t('organizer.members.codes.codeHint')}
            dir="ltr"
            spellCheck={false}
            required
          />
          <PercentField<PromoCodeValues>
            name="percentOff"
            label={t('organizer.members.codes.discount')}
            required
            span={6}
          />
          <NumberField<PromoCodeValues>
            name="limit"
            label={t('organizer.members.codes.limit')}
            optional
            span={6}
          />
          <DateTimeField<PromoCodeValues>
            name="expires"
            label={t('organizer.members.codes.ends')}
            timeZone={timeZone}
            optional
          />
        </ActionDialog>
      )}
    </div>
  );
}

function Codes({
  codes,
  timeZone,
  now,
}: Pick<PromoCodesPanelProps, 'timeZone' | 'now'> & { codes: readonly TenantPromoCode[] }) {
  const t = useT();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const usesOf = ({ uses, limit }: TenantPromoCode) =>
    limit === null
      ? uses.toLocaleString(locale)
      : t('organizer.promotions.usesOf', {
          uses: uses.toLocaleString(locale),
          max: limit.toLocaleString(locale),
        });
  return (
    <PlainTable
      caption={t('organizer.members.codes')}
      rows={codes}
      rowId={({ id }) => id}
      columns={[
        {
          head: t('organizer.promotions.code'),
          isRowHead: true,
          cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
        },
        {
          head: t('organizer.members.codes.discount'),
          isNumeric: true,
          cell: ({ percentOff }) => percent.format(percentOff / 100),
        },
        { head: t('organizer.members.codes.uses'), isNumeric: true, cell: usesOf },
        {
          head: t('organizer.members.codes.ends'),
          cell: ({ expires }) =>
            expires ? day.format(Date.parse(expires)) : t('organizer.members.codes.never'),
        },
        {
          head: t('organizer.orders.column.status'),
          cell: (code) => {
            const state = promoCodeState(code, now);
            return <Tag tone={tones[state]}>{t(`organizer.members.codes.state.${state}`)}</Tag>;
          },
        },
      ]}
    />
  );
}
