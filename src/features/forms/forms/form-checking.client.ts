import type { FormView } from '#features/forms/forms/form-view.client.ts'
import { readValue } from '#features/forms/forms/rules/field.rules.ts'

/** The search field of a list has no name: it is no part of the form. */
const fieldOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element && target.matches('[name], [role=combobox][id]')
    ? target.closest<HTMLElement>('[data-form-field]')?.dataset['formField']
    : undefined

/** Checks while one writes; returns how to hold back the button of a form that is held until it is right [4.18.1]. */
export const checkWhileWriting = (view: FormView, button: HTMLButtonElement | null, isSending: () => boolean): (() => void) => {
  const { form } = view
  const isQueueable = form.dataset['formHeld'] !== undefined
  const hold = (): void => void (isQueueable && button && (button.disabled = isSending() || view.check().length > 0))

  const recheck = async (name: string): Promise<void> => {
    // Words first: what is wrong is looked at when it is said, or an older answer could come later.
    const say = await view.loadWords()
    const fault = view.check().find(({ field }) => field === name)
    view.markOne(name, fault && say(`fault.${fault.code}`, fault.values))
  }
  const follow = (event: Event): void => {
    view.showConditions()
    hold()
    const name = fieldOf(event.target)
    if (name !== undefined && view.cellOf(name)?.hasAttribute('data-invalid')) void recheck(name)
  }
  form.addEventListener('input', follow)
  form.addEventListener('change', follow)
  form.addEventListener('keyup', hold)
  form.addEventListener('focusout', ({ target }) => {
    const name = fieldOf(target)
    // Who only passes through an empty field is not told off.
    if (name !== undefined && readValue(view.read(), name) !== '') void recheck(name)
  })
  return hold
}
