import { isKeptField } from '#browser/draft/draft.rules.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { mayRememberHere } from '#features/analytics/public.ts'
import { fillCombo, fillField, isControl, type Control } from '#features/forms/fill-field.client.ts'
import { idOf, typeOf } from '#features/forms/field-identity.client.ts'
import type { FormView } from '#features/forms/form-view.client.ts'
import { memoryKey, readMemoryMs, readSavedField, type SavedField } from '#features/forms/rules/memory.rules.ts'

/** Agreeing is done anew each time; secrets and what nobody sees are not kept [T-66]. */
const isKept = (view: FormView, control: Control): boolean => {
  const { type, name, autocomplete } = control
  const field = view.fields.find((each) => name === each.name || name.startsWith(`${each.name}.`))
  if (!field || field.kind === 'consent' || field.kind === 'file') return false
  return isKeptField({ type: type === 'hidden' ? 'text' : type, name, autocomplete })
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

/** What is still remembered is filled in; what is too old is removed [4.19.2]. */
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
