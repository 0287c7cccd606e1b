import { isKeptField } from '#browser/draft/draft.rules.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { mayRememberHere } from '#foundation/analytics/public.ts'
import { fillCombo, fillField, isChanged, isControl, type Control } from '#features/forms/forms/fill-field.client.ts'
import { idOf, typeOf } from '#features/forms/forms/field-identity.client.ts'
import type { FormView } from '#features/forms/forms/form-view.client.ts'
import { memoryKey, readMemoryMs, readSavedField, type SavedField } from '#features/forms/forms/rules/memory.rules.ts'

/** Agreeing is done anew each time; secrets and what nobody sees are not stored [T-66]. */
const isKept = (view: FormView, control: Control): boolean => {
  const { type, name, autocomplete } = control
  const field = view.fields.find((each) => name === each.name || name.startsWith(`${each.name}.`))
  if (!field || field.kind === 'consent' || field.kind === 'file') return false
  return isKeptField({ type: type === 'hidden' ? 'text' : type, name, autocomplete })
}

const remember = (view: FormView, control: Control): void => {
  const { formKey = '', formMemory } = view.form.dataset
  if (!isKept(view, control) || !mayRememberHere()) return
  const id = idOf(control)
  const val = control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value
  if (val === '' || val === false) return localStore.remove(memoryKey(formKey, id))
  const saved: SavedField = { id, type: typeOf(control), val, exp: Date.now() + readMemoryMs(formMemory) }
  localStore.write(memoryKey(formKey, id), JSON.stringify(saved))
}

/** Values are kept as they are filled in, each with its end [4.19.1]. */
export const rememberFields = (view: FormView): void => {
  const keep = ({ target }: Event): void => {
    if (isControl(target)) remember(view, target)
  }
  view.form.addEventListener('input', keep)
  view.form.addEventListener('change', keep)
}

/** Values entered before this script loaded raised no event; an unchecked radio has none [4.19.1]. */
export const rememberTyped = (view: FormView): void => {
  for (const control of view.form.elements) if (isControl(control) && isChanged(control)) remember(view, control)
}

/** Fills in remembered values and removes expired ones [4.19.2]. */
export const recallFields = (view: FormView): void => {
  const { form } = view
  const { formKey = '' } = form.dataset
  for (const control of form.elements) {
    if (!isControl(control) || !isKept(view, control)) continue
    const key = memoryKey(formKey, idOf(control))
    const stored = readJson(localStore, key)
    const saved = readSavedField(stored, Date.now())
    if (saved) fillField(control, saved)
    else if (stored !== undefined) localStore.remove(key)
  }
  const filled = [...form.querySelectorAll<HTMLElement>('[data-combo-value], [data-date-value]')]
  for (const part of filled) {
    const input = part.querySelector<HTMLInputElement>('input[hidden]')
    if (input) fillCombo(input, part.dataset['comboValue'] ?? part.dataset['dateValue'] ?? '')
  }
}
