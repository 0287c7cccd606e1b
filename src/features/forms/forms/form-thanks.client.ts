/** In the place of a form that was sent. */
export const showThanks = (form: HTMLFormElement, reference: string): void => {
  const thanks = form.parentElement?.querySelector<HTMLElement>('[data-form-thanks]')
  const line = thanks?.querySelector<HTMLElement>('[data-form-reference]')
  if (!thanks) return
  if (line) {
    line.textContent = (line.dataset['formReference'] ?? '').replace('{reference}', reference)
    line.hidden = false
  }
  form.hidden = true
  thanks.hidden = false
  thanks.focus()
}
