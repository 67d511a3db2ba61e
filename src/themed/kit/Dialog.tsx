'use client';
import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { usePortalContainer } from '../root/PortalContext';
import { IconButton } from './IconButton';
import { cx } from './cx';
import * as css from './Dialog.css';
import { Heading } from './Heading';
import { Icon } from './Icon';
import { lendNonce } from './lendNonce';

/** Props of `Dialog`. @public */
export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** It wants to be closed: Escape, its closing button, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Its question; names it. */
  title: ReactNode;
  /** Read aloud after the title. */
  description?: ReactNode;
  /** What is needed to answer; scrolls when it is long. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** False where leaving needs a decision: no closing button, no Escape, no press outside. True when absent. */
  dismissible?: boolean | undefined;
  /**
   * `alertdialog` for a short question before something is lost: also on phones no larger than it needs, and closed by its buttons and
   * Escape only. Mark the safe answer `data-autofocus`. Default: `dialog`.
   * @experimental
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * False where a window of somebody else opens above it, e.g. the challenge of a captcha: the focus and the pointer may go there. The page
   * is covered all the same. Default: true.
   * @experimental
   */
  modal?: boolean | undefined;
}

/** What opened the dialog that gave way to another one just now: it is the other one's as well. */
let handedOver: Element | null = null;

function handOver(opener: Element | null) {
  handedOver = opener;
  setTimeout(() => {
    if (handedOver === opener) handedOver = null;
  });
}

/** Whatever has the focus; where it went with a dialog that was here before, what opened that. */
function openerNow(): Element | null {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body ? activeElement : handedOver;
}

/**
 * A question that has to be answered first. 432 px wide, the whole window up to 500. Holds the focus and gives it back
 * to what opened it.
 * @public
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer } = props;
  const { dismissible = true, role = 'dialog', modal = true } = props;
  const isAlert = role === 'alertdialog';
  // Radix draws none around what is not modal.
  const Scrim = modal ? Radix.Overlay : 'div';
  const t = useT();
  const container = usePortalContainer();
  useState(lendNonce);
  const opener = useRef<Element | null>(null);
  useEffect(() => () => handOver(opener.current), []);
  const stay = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const stayOutside = (event: Event) => {
    if (isAlert || !modal) event.preventDefault();
    else stay(event);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal container={container}>
        <Scrim className={cx(css.scrim, isAlert && css.alertScrim)}>
          <Radix.Content
            role={role}
            className={cx(css.dialog, isAlert && css.alert)}
            // Radix gives the focus back to its own trigger only; whatever was pressed here gets it.
            onOpenAutoFocus={(event) => {
              opener.current = openerNow();
              // What is marked `data-autofocus` is what the dialog is for, of a form its first field; else its first control is taken.
              const wanted =
                event.currentTarget instanceof Element &&
                event.currentTarget.querySelector<HTMLElement>(
                  '[data-autofocus]:not(form), form[data-autofocus] :is(input, select, textarea, button)',
                );
              if (!wanted) return;
              event.preventDefault();
              wanted.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // What was done in it may have led elsewhere already.
              const isFree = document.activeElement === null || document.activeElement === document.body;
              if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={stay}
            onPointerDownOutside={stayOutside}
            onInteractOutside={stayOutside}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <div className={css.head}>
              <Radix.Title asChild>
                <Heading level={2} size="lg">
                  {title}
                </Heading>
              </Radix.Title>
              {dismissible && !isAlert && (
                <Radix.Close asChild>
                  <IconButton label={t('kit.close')} icon={<Icon name="close" />} />
                </Radix.Close>
              )}
            </div>
            <div className={cx(css.body, css.padded)}>
              {description !== undefined && (
                <Radix.Description className={css.description}>{description}</Radix.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <div className={css.foot}>{footer}</div>}
          </Radix.Content>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
