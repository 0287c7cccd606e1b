import { writeDate } from '#features/forms/forms/rules/date.rules.ts'
import type { SavedField } from '#features/forms/forms/rules/memory.rules.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Whether somebody filled it in since the server drew it. */
export const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked && !control.defaultChecked
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

const fillDate = (root: HTMLElement, input: HTMLInputElement, value: string): void => {
  const { format } = JSON.parse(root.dataset['formDate'] ?? '{}') as { format: string }
  const shown = root.querySelector<HTMLInputElement>('input:not([hidden])')
  input.value = value
  if (shown) shown.value = writeDate(value, format)
}

/** The closed list shows what is chosen; awake, it reads it from its field. */
export const fillCombo = (input: HTMLInputElement, value: string): void => {
  const date = input.closest<HTMLElement>('[data-form-date]')
  if (date) return fillDate(date, input, value)
  const root = input.closest<HTMLElement>('[data-form-combo]')
  const button = root?.querySelector('button[role=combobox]')
  const option = readOptions(root?.parentElement).find((each) => each.value === value)
  if (!button || !option) return
  input.value = value
  button.textContent = option.label
  button.removeAttribute('data-empty')
}

/** The list stands in the page for those without script. */
const listPlain = (cell: Element | null | undefined): HTMLOptionElement[] => {
  const template = document.createElement('template')
  template.innerHTML = cell?.querySelector('noscript')?.textContent ?? ''
  return [...template.content.querySelectorAll('option')]
}

export const readOptions = (cell: Element | null | undefined): { value: string; label: string }[] =>
  listPlain(cell)
    .filter(({ value }) => value !== '')
    .map(({ value, text }) => ({ value, label: text }))

export const readPlaceholder = (cell: Element | null | undefined): string =>
  listPlain(cell).find(({ value }) => value === '')?.text ?? ''

export const fillField = (control: Control, { val }: SavedField): void => {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    control.checked = control.type === 'radio' ? control.value === val || control.checked : val === true
    return
  }
  if (typeof val !== 'string' || control.value !== '') return
  if (control instanceof HTMLInputElement && control.hidden) {
    // A day that was typed before the script was there is not in the hidden field yet.
    const shown = control.closest('[data-form-date]')?.querySelector<HTMLInputElement>('input:not([hidden])')
    if (!shown?.value) fillCombo(control, val)
  } else control.value = val
}
