import { readValues, type FormField, type FormValues } from '#features/forms/forms/rules/field.rules.ts'
import type { SentFile } from '#features/forms/forms/rules/file.rules.ts'

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
