import { isShown, readValue, readValues, type FormField, type FormValues } from '#features/forms/forms/rules/field.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { LEAST_MS } from '#features/forms/forms/rules/spam.rules.ts'

/** More than this from one address within a minute is no person. */
export const MOST_A_MINUTE = 20
/** Told to the page around a form that was sent. */
export const FORM_SENT = 'form-sent'
export type FormSent = { readonly key: string; readonly reference: string }

export type FormBody = Readonly<Record<string, unknown>>

export const readText = (body: FormBody, name: string): string | undefined => {
  const value = lookUp(body, name)
  return typeof value === 'string' ? value : undefined
}

const readNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** By the script's own clock; without script, since the page was drawn. Undefined where neither is known. */
export const readElapsed = (body: FormBody, now: number): number | undefined => {
  const drawnAt = readNumber(readText(body, 'drawn'))
  return readNumber(readText(body, 'elapsed')) ?? (drawnAt === undefined ? undefined : Math.max(0, now - drawnAt))
}
export const isTooFast = (elapsedMs: number | undefined): boolean => elapsedMs !== undefined && elapsedMs < LEAST_MS

/** The stored part of a submission: only fields of the form, and none that was hidden. */
export const readSubmitted = (fields: readonly FormField[], body: FormBody): FormValues => {
  const values = readValues(fields, (name) => readText(body, name))
  return Object.fromEntries(
    fields.map((field) => [field.name, isShown(field, fields, values) ? readValue(values, field.name) : '']),
  )
}

/** A form of a fragment is sent to the fragment's own address, whatever page it stands on. */
export const isFragment = (path: string): boolean => path.includes('/fragments/')
