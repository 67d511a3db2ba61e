'use client';
import { createContext, forwardRef, useContext, useMemo, useRef, useState } from 'react';
import type { Extension } from '../../domain';
import { useRequiredContext } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { CountdownContext } from './CountdownContext';
import { useFocusReturn } from './useFocusReturn';
import { isRunningOut } from './useWarningReport';

/** What a warning is about: little time is left; more was given, can’t be had, or was not to be got this time. @public */
export type CountdownTopic = 'warning' | 'given' | 'spent' | 'failed';

/** What a warning is in, of every part of it. @public */
export interface CountdownWarningState {
  /** There is something to be seen. */
  open: boolean;
  topic: CountdownTopic | null;
  /** More time was asked for. */
  pending: boolean;
}

/** What a warning shares with the parts within it. @public */
export interface CountdownWarningValue {
  state: CountdownWarningState;
  /** The words of its topic; empty without one. */
  text: string;
  /** Asks for more time; absent where none can be had. */
  extend: (() => void) | undefined;
  /** Closes it until there is something else to say, and takes the focus. */
  dismiss: () => void;
}

const WarningContext = /* @__PURE__ */ createContext<CountdownWarningValue | null>(null);

/** What the warning around this part shares. Throws outside of one, naming the fix. @public */
export const useCountdownWarning = (): CountdownWarningValue =>
  useRequiredContext(WarningContext, 'Countdown.Warning');

/** Props of `Countdown.Warning`. @public */
export interface CountdownWarningProps extends HeadlessProps<'div', CountdownWarningState> {
  /** The words of each topic, in the language of the page. */
  labels: Readonly<Record<CountdownTopic, string>>;
  /** Less than two minutes are left, and more than none. Default: as `Root` above has it. */
  due?: boolean | undefined;
  /** False where no countdown is shown: that little is left is read aloud, and seen only beside the offer of more time. Default: true. */
  visible?: boolean | undefined;
  /** What became of asking for more time. */
  extension?: Extension | undefined;
  /** Asks for more time; absent where none can be had. */
  onExtend?: (() => void) | undefined;
}

/**
 * Two minutes are left: read aloud once and shown in place, never as a dialog that blocks the page, with the way to more time where there
 * is one (WCAG 2.2.1), and what became of asking for it. Renders a `div`, which has the focus when a button in it is gone.
 * `data-open`, `data-topic` (`warning`, `given`, `spent`, `failed`) and `data-pending` are on it and on its parts. 000 §4 Countdown.
 */
export const Warning = /* @__PURE__ */ forwardRef<HTMLDivElement, CountdownWarningProps>(
  function Warning(props, ref) {
    const countdown = useContext(CountdownContext);
    const { labels, due = isRunningOut(countdown?.remaining ?? 0), ...others } = props;
    const { visible = true, extension, onExtend, ...rest } = others;
    const box = useRef<HTMLDivElement>(null);
    const topic = topicOf(due, extension);
    const [closed, setClosed] = useState<CountdownTopic | null>(null);
    // Closed is what was read; when it comes up again it is new.
    if (closed && closed !== topic) setClosed(null);
    useFocusReturn(box, topic);
    const extend = due && topic !== 'spent' ? onExtend : undefined;
    const isSeen = visible || extend !== undefined || topic !== 'warning';
    const open = topic !== null && closed !== topic && isSeen;
    const pending = extension === 'asked';
    const state = useMemo<CountdownWarningState>(() => ({ open, topic, pending }), [open, topic, pending]);
    const text = topic ? labels[topic] : '';
    const context = useMemo<CountdownWarningValue>(
      () => ({
        state,
        text,
        extend,
        dismiss: () => {
          setClosed(topic);
          box.current?.focus();
        },
      }),
      [state, text, extend, topic],
    );
    const warning = useRenderElement('div', state, rest, { ref, ownRef: box, defaults: { tabIndex: -1 } });
    return <WarningContext.Provider value={context}>{warning}</WarningContext.Provider>;
  },
);

function topicOf(due: boolean, extension: Extension | undefined): CountdownTopic | null {
  if (due) return extension === 'spent' || extension === 'failed' ? extension : 'warning';
  return extension === 'given' ? 'given' : null;
}
