/** A quantity that was chosen before the scripts came. */
export interface Choice {
  quantity: HTMLSelectElement;
  /** Its place among the quantities of the list. */
  index: number;
  value: string;
}

const quantitiesIn = (container: ParentNode) => [
  ...container.querySelectorAll<HTMLSelectElement>('select[data-part="quantity"]'),
];

/** What was chosen in a list that nothing has taken over yet; the server's own choice is the one that its HTML marks. @public */
export const choicesIn = (container: ParentNode): Choice[] =>
  quantitiesIn(container)
    .map((quantity, index) => ({ quantity, index, value: quantity.value }))
    .filter(({ quantity: { selectedOptions } }) => selectedOptions[0]?.defaultSelected === false);

/**
 * Tells the list in `place` of the choices, as if they were made now: those that are still as they were first, and, where the list
 * had to be drawn anew, in the quantities that stand there instead. Call it again to be sure; `told` are those that need no more.
 */
export function restoreChoices(
  container: ParentNode,
  choices: readonly Choice[],
  args: WeakSet<Element>,
): void {
  const now = quantitiesIn(container);
  // A new one shows nothing of the choice; the same may have changed since. Taking over one draws the next anew.
  const due = choices.flatMap(({ quantity: before, index, value }) => {
    const quantity = now[index];
    return quantity && !args.has(quantity)
      ? [{ quantity, value: quantity === before ? quantity.value : value }]
      : [];
  });
  for (const { quantity, value } of due) {
    args.add(quantity);
    quantity.value = value;
    quantity.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
