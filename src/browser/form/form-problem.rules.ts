import { READ_ONLY_CODE } from '#kernel/read-only.ts'

export type FormProblem = {
  readonly key: 'form.check' | 'form.acting' | 'form.refused' | 'form.tooOften' | 'form.busy' | 'form.readOnly' | 'form.failed'
  /** Fields that the server named. */
  readonly fields: readonly string[]
  /** Why it refused a field, in one word, by field. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Of a refusal, for forms that have words of their own for it. */
  readonly code?: string
}

type ErrorBody = { readonly code?: unknown; readonly details?: readonly { readonly path: string; readonly message?: string }[] }

/** 'body.phone' and 'phone' name the same field. */
const nameField = (path: string): string => path.replace(/^(?:body[./])?\/?/, '')

/** The message for a form that was not accepted. */
export const chooseFormProblem = (status: number, data: unknown): FormProblem => {
  const { code, details } = (typeof data === 'object' && data !== null ? data : {}) as ErrorBody
  const fields = (details ?? []).map(({ path }) => nameField(path))
  if (code === 'acting_personal') return { key: 'form.acting', fields }
  if (code === READ_ONLY_CODE) return { key: 'form.readOnly', fields }
  if (status === 400) {
    const reasons = (details ?? []).flatMap(({ path, message }) => (message === undefined ? [] : [[nameField(path), message]]))
    return {
      key: 'form.check',
      fields,
      ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) as Record<string, string> }),
    }
  }
  if (status === 403 || status === 409) return { key: 'form.refused', fields, ...(typeof code === 'string' && { code }) }
  // The server has no time just now, and says so before it does anything.
  if (status === 503) return { key: 'form.busy', fields }
  return { key: status === 429 ? 'form.tooOften' : 'form.failed', fields }
}
