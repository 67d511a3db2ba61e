'use client';
import { useId } from 'react';
import type { CardBrand } from '../../domain';
import type { MethodId } from '../../payments';
import { useT, type MessageKey } from '../../i18n';
import { CardMarks } from '../kit/CardMarks';
import { Radio } from '../kit/Checkbox';
import { Fieldset } from '../kit/Fieldset';
import { Icon } from '../kit/Icon';
import { Notice } from '../kit/Notice';
import { Spinner } from '../kit/Spinner';
import * as css from './PaymentPicker.css';

/** Props of `PaymentPicker`. @public */
export interface PaymentPickerProps {
  /** At least two; nothing to pick otherwise. */
  ways: readonly MethodId[];
  /** The way that is chosen; none before the backend said which. */
  picked: MethodId | undefined;
  /** Another way was chosen. */
  onPick: (way: MethodId) => void;
  /** Marks beside a card. */
  brands: readonly CardBrand[];
  /** The backend is asked whether it may be changed: nothing else can be picked meanwhile. */
  busy?: boolean | undefined;
  /** Why it could not be changed. */
  problem?: string | undefined;
}

type Named = 'card' | 'paypal' | 'bitcoin' | 'invoice';

const words = {
  card: { title: 'payment.picker.card', help: 'payment.picker.cardHelp' },
  paypal: { title: 'payment.picker.paypal', help: 'payment.picker.paypalHelp' },
  bitcoin: { title: 'payment.picker.bitcoin', help: 'payment.picker.bitcoinHelp' },
  invoice: { title: 'payment.picker.invoice', help: 'payment.picker.invoiceHelp' },
} as const satisfies Record<Named, Record<'title' | 'help', MessageKey>>;

/** A buyer pays by card, whichever gateway takes it. */
const nameOf = (way: MethodId): Named =>
  way === 'paypal' || way === 'bitcoin' || way === 'invoice' ? way : 'card';

/** Which of several ways to pay. 000 §1. Radios of the browser's own, each a whole card to press. @public */
export function PaymentPicker({ ways, picked, onPick, brands, busy = false, problem }: PaymentPickerProps) {
  const t = useT();
  const id = useId();
  if (ways.length < 2) return null;
  return (
    <div aria-busy={busy}>
      <Fieldset role="radiogroup" legend={t('payment.picker.legend')}>
        <div className={css.ways}>
          {ways.map((way) => (
            <Way
              key={way}
              id={`${id}${way}`}
              group={id}
              way={way}
              isPicked={way === picked}
              isBusy={busy}
              brands={brands}
              onPick={() => {
                if (!busy) onPick(way);
              }}
            />
          ))}
        </div>
      </Fieldset>
      {problem && <Notice tone="danger" live="assertive" title={problem} className={css.problem} />}
    </div>
  );
}

interface WayProps {
  id: string;
  group: string;
  way: MethodId;
  isPicked: boolean;
  isBusy: boolean;
  brands: readonly CardBrand[];
  onPick: () => void;
}

function Way({ id, group, way, isPicked, isBusy, brands, onPick }: WayProps) {
  const t = useT();
  const name = nameOf(way);
  const { title, help } = words[name];
  return (
    <div className={css.way} data-picked={isPicked ? '' : undefined}>
      <Radio
        name={group}
        value={way}
        checked={isPicked}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}help`}
        aria-disabled={isBusy || undefined}
        onChange={onPick}
        className={css.label}
        label={
          <>
            <span id={`${id}title`} className={css.title}>
              {t(title)}
            </span>
            <span id={`${id}help`} className={css.help}>
              {t(help)}
            </span>
          </>
        }
      />
      <div className={name === 'card' ? css.marks : css.mark}>
        {isPicked && isBusy && <Spinner label={t('payment.picker.switching')} />}
        <Marks name={name} brands={brands} />
      </div>
    </div>
  );
}

function Marks({ name, brands }: { name: Named; brands: readonly CardBrand[] }) {
  if (name === 'card')
    return brands.length > 0 ? <CardMarks brands={brands} size="small" /> : <Icon name="card" />;
  return <Icon name={name === 'paypal' ? 'external' : name} />;
}
