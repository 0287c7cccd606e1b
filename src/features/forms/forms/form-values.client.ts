import { readValues, type FormField, type FormValues } from '#features/forms/forms/rules/field.rules.ts'
import type { SentFile } from '#features/forms/forms/rules/file.rules.ts'

/** The server's message for each field. */
export const readFields = (form: HTMLFormElement): FormField[] =>
  [...form.querySelectorAll<HTMLElement>('[data-form-field]')].map((cell) => ({
    label: '',
    ...(JSON.parse(cell.dataset['check'] ?? '{}') as Omit<FormField, 'label'>),
  }))

export const readForm = (form: HTMLFormElement, fields: readonly FormField[]): FormValues => {
  const data = new FormData(form)
  return readValues(fields, (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : value?.name
  })
}

export const listFiles = (form: HTMLFormElement): Record<string, SentFile> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap(({ name, files }) =>
      files?.[0] ? [[name, { size: files[0].size, type: files[0].type }]] : [],
    ),
  )
