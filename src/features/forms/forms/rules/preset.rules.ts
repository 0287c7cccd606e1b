import type { FormField, FormValues } from '#features/forms/forms/rules/field.rules.ts'

const isOffered = ({ kind, options = [] }: FormField, value: string): boolean =>
  (kind === 'select' || kind === 'radio') && options.some((option) => option.value === value)

/** Choices that a link makes beforehand, as in `?subject=repairs`: only what the form offers, and never a text. */
export const readPreset = (fields: readonly FormField[], search: string): FormValues => {
  const written = new URLSearchParams(search)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = written.get(field.name)
      return value !== null && isOffered(field, value) ? [[field.name, value]] : []
    }),
  )
}
