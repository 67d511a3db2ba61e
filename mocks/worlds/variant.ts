import type { World } from '../db/world';
import { northlight } from './northlight';

/** A copy of Northlight with some of it changed. */
export const variant = (name: string, change: Partial<World>): World => ({ ...northlight, name, ...change });

/** A copy in which the organizer has set the widget up in another way. */
export const withWidget = (
  name: string,
  change: Partial<World['widget']>,
  more: Partial<World> = {},
): World => variant(name, { widget: { ...northlight.widget, ...change }, ...more });
