/** Into a group it leads to the first of its controls; out of a tab that is hidden it is shown first. */
export function focusField(id: string) {
  const field = document.getElementById(id);
  if (field?.closest('[hidden]')) field.dispatchEvent(new Event('beforematch', { bubbles: true }));
  const control = field?.matches('fieldset, [role="group"], div')
    ? field.querySelector<HTMLElement>('input:checked, input, select, textarea, button, [tabindex="0"]')
    : null;
  (control ?? field)?.focus();
}
