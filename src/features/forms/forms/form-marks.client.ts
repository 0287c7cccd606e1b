export type ShownFault = { readonly field: string; readonly message: string }

/** Controls of a field; the search field of an open list is not one of them. */
const CONTROLS = 'input:not([hidden], [placeholder="Find..."]), select, textarea, button[role=combobox]'

const labelOf = (cell: HTMLElement | undefined, name: string): string =>
  cell?.querySelector('legend, label')?.textContent.trim() || name

/** Marks or clears one field. */
export const markField = (cell: HTMLElement | undefined, message: string | undefined): void => {
  const error = cell?.querySelector<HTMLElement>(':scope > span:last-child')
  const text = error?.querySelector('span[id]')
  if (!cell || !error || !text) return
  cell.toggleAttribute('data-invalid', message !== undefined)
  error.hidden = message === undefined
  text.textContent = message ?? ''
  for (const control of cell.querySelectorAll(CONTROLS)) {
    if (message === undefined) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
    if (!control.hasAttribute('aria-describedby')) control.setAttribute('aria-describedby', text.id)
  }
}

/** The list above the form; read out, since it gets the focus. */
export const summariseFaults = (
  form: HTMLFormElement,
  cellOf: (name: string) => HTMLElement | undefined,
  title: string,
  faults: readonly ShownFault[],
): void => {
  const box = form.querySelector<HTMLElement>('[data-form-problems]')
  const heading = box?.querySelector('[data-form-problem-title]')
  const list = box?.querySelector('ul')
  if (!box || !heading || !list) return
  box.hidden = title === ''
  heading.textContent = title
  list.replaceChildren(
    ...faults.map(({ field, message }) => {
      const cell = cellOf(field)
      const link = document.createElement('a')
      const control = cell?.querySelector<HTMLElement>(`fieldset[id], ${CONTROLS}`)
      link.href = `#${control?.id ?? ''}`
      link.textContent = `${labelOf(cell, field)}: ${message}`
      link.addEventListener('click', (event) => {
        event.preventDefault()
        const target = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control
        target?.focus()
      })
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  if (title !== '') box.focus()
}
