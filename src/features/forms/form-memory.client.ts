import { isKeptField } from '#browser/draft/draft.rules.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { mayRememberHere } from '#features/analytics/public.ts'
import type { FormView } from '#features/forms/form-view.client.ts'
import { writeDate } from '#features/forms/rules/date.rules.ts'
import { memoryKey, readMemoryMs, readSavedField, type SavedField } from '#features/forms/rules/memory.rules.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Agreeing is done anew each time; secrets and what nobody sees are not kept [T-66]. */
const isKept = (view: FormView, control: Control): boolean => {
  const { type, name, autocomplete } = control
  const field = view.fields.find((each) => name === each.name || name.startsWith(`${each.name}.`))
  if (!field || field.kind === 'consent' || field.kind === 'file') return false
  return isKeptField({ type: type === 'hidden' ? 'text' : type, name, autocomplete })
}

/** The field's own id; of boxes and radios, which are several, their name. */
const idOf = (control: Control): string => {
  if (control instanceof HTMLInputElement && control.hidden)
    return control.closest<HTMLElement>('[data-form-combo]')?.dataset['formCombo'] ?? control.name
  return control.type === 'radio' ? control.name : control.id || control.name
}

const typeOf = (control: Control): string => {
  if (control instanceof HTMLTextAreaElement) return 'textarea'
  if (control instanceof HTMLSelectElement || control.hidden) return 'select'
  return control.type
}

/** Values are kept as they are filled in, each with its end [4.19.1]. */
export const rememberFields = (view: FormView): void => {
  const { form } = view
  const keep = ({ target }: Event): void => {
    const { formKey = '', formMemory } = form.dataset
    if (!isControl(target) || !isKept(view, target) || !mayRememberHere()) return
    const id = idOf(target)
    const val = target.type === 'checkbox' ? (target as HTMLInputElement).checked : target.value
    if (val === '' || val === false) return localStore.remove(memoryKey(formKey, id))
    const saved: SavedField = { id, type: typeOf(target), val, exp: Date.now() + readMemoryMs(formMemory) }
    localStore.write(memoryKey(formKey, id), JSON.stringify(saved))
  }
  form.addEventListener('input', keep)
  form.addEventListener('change', keep)
}

const fillDate = (root: HTMLElement, input: HTMLInputElement, value: string): void => {
  const { format } = JSON.parse(root.dataset['formDate'] ?? '{}') as { format: string }
  const shown = root.querySelector<HTMLInputElement>('input:not([hidden])')
  input.value = value
  if (shown) shown.value = writeDate(value, format)
}

/** The closed list shows what is chosen; awake, it reads it from its field. */
const fillCombo = (input: HTMLInputElement, value: string): void => {
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

const fill = (control: Control, { val }: SavedField): void => {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    control.checked = control.type === 'radio' ? control.value === val || control.checked : val === true
    return
  }
  if (typeof val !== 'string' || control.value !== '') return
  if (control instanceof HTMLInputElement && control.hidden) fillCombo(control, val)
  else control.value = val
}

/** What is still remembered is filled in; what is too old is removed [4.19.2]. */
export const recallFields = (view: FormView): void => {
  const { form } = view
  const { formKey = '' } = form.dataset
  for (const control of form.elements) {
    if (!isControl(control) || !isKept(view, control)) continue
    const key = memoryKey(formKey, idOf(control))
    const stored = readJson(localStore, key)
    const saved = readSavedField(stored, Date.now())
    if (saved) fill(control, saved)
    else if (stored !== undefined) localStore.remove(key)
  }
  const filled = [...form.querySelectorAll<HTMLElement>('[data-combo-value], [data-date-value]')]
  for (const part of filled) {
    const input = part.querySelector<HTMLInputElement>('input[hidden]')
    if (input) fillCombo(input, part.dataset['comboValue'] ?? part.dataset['dateValue'] ?? '')
  }
}
