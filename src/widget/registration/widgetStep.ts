import type { ComponentType } from 'react';
import type { HeldTransaction } from '../../contract';

/** What a step of the page's own is given. @experimental */
export interface WidgetStepProps {
  /** The tickets that are held; their time runs. */
  hold: HeldTransaction;
  /** To the next step, to the form, or to sending the order. */
  onContinue: () => void;
}

/**
 * A step of the page's own on the way to an order, between the tickets that are held and their payment. The time left and the order's
 * summary stay beside it, and it has a way back. It is not shown again once it is done, nor for an order that is paid already; a page that is
 * loaded anew begins with its steps.
 * @experimental
 */
export interface WidgetStep {
  /** Names it apart from the others. */
  id: string;
  /** `beforeRegistration`: above the form. `afterRegistration`: when the form is complete, before the order is sent. */
  at: 'beforeRegistration' | 'afterRegistration';
  /** The heading, in the language of the page. */
  title: string;
  /** What stands below the heading. It calls `onContinue`. */
  Component: ComponentType<WidgetStepProps>;
}
