/**
 * Takes over what was chosen in the quantities of a page before its scripts were there: each is told again as it is now. The
 * server's own choice is the one whose option is marked in the HTML.
 */
export function keepChoices(place: ParentNode): void {
  const quantities = [...place.querySelectorAll<HTMLSelectElement>('select[data-part="quantity"]')];
  const chosen = quantities
    .filter(({ selectedOptions: [option] }) => option && !option.defaultSelected)
    .map((quantity) => ({ quantity, value: quantity.value }));
  for (const { quantity, value } of chosen) {
    // Taking over one draws the next anew.
    quantity.value = value;
    quantity.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
