'use client';
import type { ReactNode } from 'react';
import { messageOf, type CardBrand } from '../../domain';
import type { MethodId } from '../../payments';
import { PaymentPicker as Headless } from '../../headless/payment';
import { useT, type Translate } from '../../i18n';
import { CardMarks } from '../kit/CardMarks';
import { cx } from '../kit/cx';
import { Radio } from '../kit/Checkbox';
import { Fieldset } from '../kit/Fieldset';
import { Icon } from '../kit/Icon';
import { icons, type IconName } from '../kit/icons';
import { Notice } from '../kit/Notice';
import { Spinner } from '../kit/Spinner';
import * as css from './PaymentPicker.css';

/** What buyers read of a method: keys of its texts, and the sign beside them; without a sign it is a card. */
export interface PickerTexts {
  title: string;
  help: string;
  icon?: string;
}

/** The same in words of the page's own. */
export interface OwnPickerTexts {
  /** In the language of the page. */
  label: string;
  help?: string | undefined;
  /** It is decoration. */
  icon?: ReactNode;
}

/** A method as buyers choose it. */
export interface PickedMethod {
  id: MethodId;
  /** Of a card when absent. */
  picker?: PickerTexts | OwnPickerTexts;
}

const card: PickerTexts = { title: 'payment.picker.card', help: 'payment.picker.cardHelp' };

/** Props of `PaymentPicker`. */
export interface PaymentPickerProps {
  /** At least one. Payment options are such. */
  methods: readonly PickedMethod[];
  /** The method that is chosen; none before the backend said which. */
  picked: MethodId | undefined;
  /** Another one was chosen. */
  onPick: (method: MethodId) => void;
  /** Marks beside a card. */
  brands: readonly CardBrand[];
  /** The backend is asked whether it may be changed: nothing else can be picked meanwhile. */
  busy?: boolean | undefined;
  /** Why it could not be changed. */
  problem?: string | undefined;
  /** What is to be filled in for a method: within its card, visible while it is the chosen one. */
  fields?: ((method: MethodId) => ReactNode) | undefined;
}

/** Which of several ways to pay. 000 §1. Radios of the browser's own, each a card with a head to press, and below it its fields. @public */
export function PaymentPicker({
  methods,
  picked,
  onPick,
  brands,
  busy = false,
  problem,
  fields,
}: PaymentPickerProps) {
  const t = useT();
  return (
    <div aria-busy={busy}>
      <Headless.Root
        value={picked ?? null}
        onValueChange={onPick}
        pending={busy}
        render={({ children }) => (
          <Fieldset
            role="radiogroup"
            legend={<span className={css.legend}>{t('payment.picker.legend')}</span>}
          >
            {children}
          </Fieldset>
        )}
      >
        <div className={css.paymentOptions}>
          {methods.map((method) => (
            <Method
              key={method.id}
              method={method}
              isPicked={method.id === picked}
              isBusy={busy}
              brands={brands}
            >
              {fields?.(method.id)}
            </Method>
          ))}
        </div>
      </Headless.Root>
      {problem && <Notice tone="danger" live="assertive" title={problem} className={css.problem} />}
    </div>
  );
}

interface MethodProps {
  method: PickedMethod;
  isPicked: boolean;
  /** The answer to a choice is on its way. */
  isBusy: boolean;
  brands: readonly CardBrand[];
  /** Its fields. */
  children: ReactNode;
}

function Method({ method, isPicked, isBusy, brands, children }: MethodProps) {
  const t = useT();
  const picker = method.picker ?? card;
  const isCard = !('label' in picker) && picker.icon === undefined;
  const { title, help, marks } = drawn(picker, t, brands);
  const label = (
    <>
      <Headless.Title className={css.title}>{title}</Headless.Title>
      {help && (
        <Headless.Description className={cx(css.help, isCard && css.ofCard)}>{help}</Headless.Description>
      )}
    </>
  );
  return (
    <Headless.Option value={method.id} render={<div />} className={css.option}>
      <div className={css.head}>
        <Headless.Radio render={<Radio label={label} />} className={css.label} />
        <div className={isCard ? css.marks : css.mark}>
          {isBusy && isPicked && <Spinner label={t('payment.picker.switching')} />}
          {/* The fields of a card have them, too. */}
          {!(isCard && isPicked && children) && marks}
        </div>
      </div>
      {children && (
        <div className={css.fields} hidden={!isPicked}>
          {children}
        </div>
      )}
    </Headless.Option>
  );
}

/** What is said of a method, and what stands beside it. */
function drawn(picker: PickerTexts | OwnPickerTexts, t: Translate, brands: readonly CardBrand[]) {
  if ('label' in picker)
    return {
      title: picker.label,
      help: picker.help,
      marks: picker.icon && <span aria-hidden="true">{picker.icon}</span>,
    };
  return {
    title: messageOf({ key: picker.title }, t),
    help: messageOf({ key: picker.help }, t),
    marks: <Marks icon={picker.icon} brands={brands} />,
  };
}

function Marks({ icon, brands }: { icon: string | undefined; brands: readonly CardBrand[] }) {
  if (icon === undefined && brands.length > 0) return <CardMarks brands={brands} size="small" />;
  return <Icon name={isIcon(icon) ? icon : 'card'} />;
}

const isIcon = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(icons, name);
