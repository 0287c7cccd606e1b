import { isDraftField, type FormContent } from '#browser/draft/draft.rules.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const listFields = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter((field) =>
      isDraftField({ type: field.type, name: field.name, autocomplete: field.getAttribute('autocomplete') ?? '' }),
    )

const valuesOf = (field: Field): string[] => {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value)
  return isBox(field) && !field.checked ? [] : [field.value]
}

export const readForm = (form: HTMLFormElement): FormContent => {
  const fields = listFields(form)
  return {
    names: [...new Set(fields.map(({ name }) => name))],
    entries: fields.flatMap((field) => valuesOf(field).map((value) => [field.name, value] as const)),
  }
}

/** Something was typed that the page did not bring, perhaps before any script was there to notice. */
export const hasTypedText = (form: HTMLFormElement): boolean =>
  listFields(form).some((field) => !(field instanceof HTMLSelectElement) && !isBox(field) && field.value !== field.defaultValue)

/** Writes past React's own record of the value, so that React sees the change like a person's typing. */
const writeValue = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const fillField = (field: Field, values: string[]): void => {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = values.includes(option.value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isBox(field)) {
    const isSelected = values.includes(field.value)
    // A radio is never clicked empty: its neighbour's click does that.
    if (field.checked !== isSelected && (isSelected || field.type === 'checkbox')) field.click()
  } else {
    // Fields of one name are filled in their order.
    writeValue(field, values.shift() ?? '')
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Whether the form says something else than the draft, as far as it has the same fields. */
const differs = (now: FormContent, draft: FormContent): boolean => {
  const pick = ({ entries }: FormContent): string =>
    JSON.stringify(entries.filter(([name]) => now.names.includes(name) && draft.names.includes(name)))
  return pick(now) !== pick(draft)
}

/** Says whether anything is different now. */
export const fillForm = (form: HTMLFormElement, draft: FormContent): boolean => {
  const { names, entries } = draft
  // Asked before: React shows the new value only after this.
  const isNew = differs(readForm(form), draft)
  const values = new Map(names.map((name) => [name, entries.filter((entry) => entry[0] === name).map((entry) => entry[1])]))
  const fields = listFields(form)
  const fill = (field: Field): void => {
    const known = values.get(field.name)
    if (known) fillField(field, known)
  }
  fields.forEach(fill)
  // Fields that depend on a choice are drawn after the choice was made.
  requestAnimationFrame(() => {
    for (const field of listFields(form)) if (!fields.includes(field) && values.get(field.name)?.length) fill(field)
  })
  return isNew
}
