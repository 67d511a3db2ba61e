/** Where a browser has no top layer it opens in its place. */
export function showModal(element: HTMLDialogElement) {
  if (element.open) return;
  if ('showModal' in element) element.showModal();
  else (element as HTMLElement).setAttribute('open', '');
}

/** Closing gives the focus back to what opened it; being taken away alone would not. */
export function closeModal(element: HTMLDialogElement) {
  if ('close' in element) element.close();
  else (element as HTMLElement).removeAttribute('open');
}
