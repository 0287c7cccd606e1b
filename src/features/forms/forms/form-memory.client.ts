import { isDraftField } from '#browser/draft/draft.rules.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { mayRememberHere } from '#foundation/analytics/public.ts'
import type { FormField, FormValues } from '#features/forms/forms/rules/field.rules.ts'
import { memoryKey, readMemoryMs, readSavedField, type SavedField } from '#features/forms/forms/rules/memory.rules.ts'

/** The form whose values are remembered. */
export type MemoryOf = {
  readonly formKey: string
  readonly fields: readonly FormField[]
  /** How long a value stays, such as 30d. */
  readonly expiry: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const fieldOf = ({ name }: Control, fields: readonly FormField[]): FormField | undefined =>
  fields.find((each) => name === each.name || name.startsWith(`${each.name}.`))

/** Agreeing is done anew each time; secrets and what nobody sees are not stored [T-66]. */
const isRemembered = (control: Control, { fields }: MemoryOf): boolean => {
  const { type, name } = control
  const field = fieldOf(control, fields)
  if (!field || field.kind === 'consent' || field.kind === 'file') return false
  return isDraftField({ type: type === 'hidden' ? 'text' : type, name, autocomplete: control.autocomplete })
}

/** The hidden field of a list or a calendar, which React draws. */
const isDrawn = (control: Control): boolean => control instanceof HTMLInputElement && control.hasAttribute('hidden')

/** The field's own id; of radios, which are several, their name. */
const idOf = (control: Control): string => {
  if (isDrawn(control)) return control.closest<HTMLElement>('[data-form-combo]')?.dataset['formCombo'] ?? control.name
  return control.type === 'radio' ? control.name : control.id || control.name
}

const typeOf = (control: Control): string => {
  if (control instanceof HTMLTextAreaElement) return 'textarea'
  if (control instanceof HTMLSelectElement || isDrawn(control)) return 'select'
  return control.type
}

/** Stores a value as it is filled in, with its end [4.19.1]. */
export const rememberControl = (control: EventTarget | null, memory: MemoryOf): void => {
  if (!isControl(control) || !isRemembered(control, memory) || !mayRememberHere()) return
  const id = idOf(control)
  const val = control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
  if (val === '' || val === false) return localStore.remove(memoryKey(memory.formKey, id))
  const saved: SavedField = { id, type: typeOf(control), val, exp: Date.now() + readMemoryMs(memory.expiry) }
  localStore.write(memoryKey(memory.formKey, id), JSON.stringify(saved))
}

/** Whether somebody filled it in since the server drew it. */
const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked && !control.defaultChecked
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** Values entered before this script loaded raised no event; an unchecked radio has none [4.19.1]. */
export const rememberTyped = (form: HTMLFormElement, memory: MemoryOf): void => {
  for (const control of form.elements) if (isControl(control) && isChanged(control)) rememberControl(control, memory)
}

const fill = (control: Control, val: SavedField['val']): void => {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    control.checked = control.type === 'radio' ? control.value === val || control.checked : val === true
  else if (typeof val === 'string' && control.value === '') control.value = val
}

/** Makes the choices that the link asks for; what somebody chose before the script was there stays. */
export const presetFields = (form: HTMLFormElement, preset: FormValues): void => {
  for (const [name, value] of Object.entries(preset)) {
    const controls = [...form.elements].filter((control) => isControl(control)).filter((control) => control.name === name)
    if (controls.some((control) => control.value !== '' && isChanged(control))) continue
    for (const control of controls) {
      if (control instanceof HTMLSelectElement) control.value = value
      else if (control instanceof HTMLInputElement) control.checked = control.value === value
    }
  }
}

/** A day that was typed before the script was there is not in the hidden field yet. */
const isEmpty = (control: Control): boolean =>
  control.value === '' && !control.parentElement?.querySelector<HTMLInputElement>('input:not([hidden])')?.value

/** Fills in remembered values and removes expired ones [4.19.2]. Returns those of lists and calendars, by field. */
export const recallFields = (form: HTMLFormElement, memory: MemoryOf): Readonly<Record<string, string>> => {
  const drawn = new Map<string, string>()
  for (const control of form.elements) {
    if (!isControl(control) || !isRemembered(control, memory)) continue
    const key = memoryKey(memory.formKey, idOf(control))
    const stored = readJson(localStore, key)
    const saved = readSavedField(stored, Date.now())
    if (!saved && stored !== undefined) localStore.remove(key)
    if (!saved) continue
    if (!isDrawn(control)) fill(control, saved.val)
    else if (typeof saved.val === 'string' && isEmpty(control)) drawn.set(control.name, saved.val)
  }
  return Object.fromEntries(drawn)
}
