'use client';
import { useMemo, useState } from 'react';

/**
 * `held` are the items as they were let go while that is being saved; they go back when it is refused. Those the order does not name stand
 * behind. `hold` ends once `save` has, which never rejects.
 */
export function useHeldOrder<Item extends { id: string }>(items: readonly Item[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const held = useMemo(() => {
    if (!order) return items;
    const indexOf = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length);
    return [...items].sort((one, other) => indexOf(one) - indexOf(other));
  }, [items, order]);
  const hold = async (ids: readonly string[], save: () => Promise<unknown>) => {
    setOrder(ids);
    await save();
    // Unless another one was moved meanwhile.
    setOrder((now) => (now === ids ? null : now));
  };
  return { held, hold };
}
