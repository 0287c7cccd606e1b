import { rememberFocus } from '#features/search/search/results/restore-focus.client.ts'

/** Draws a list anew, keeps the focus where it was, and says what is shown now. */
export const drawResults = (root: HTMLElement, work: () => void): void => {
  const restoreFocus = rememberFocus(root)
  work()
  restoreFocus()
  const status = document.querySelector('[data-results-status]')
  if (status) status.textContent = root.querySelector('[data-results-heading]')?.textContent ?? ''
}
