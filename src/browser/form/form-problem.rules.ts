export type FormProblem = {
  readonly key: 'form.check' | 'form.acting' | 'form.refused' | 'form.tooOften' | 'form.busy' | 'form.failed'
  /** Fields that the server named. */
  readonly fields: readonly string[]
}

type ErrorBody = { readonly code?: unknown; readonly details?: readonly { readonly path: string }[] }

/** 'body.phone' and 'phone' name the same field. */
const nameField = (path: string): string => path.replace(/^(?:body[./])?\/?/, '')

/** What to say about a form that was not accepted. */
export const chooseFormProblem = (status: number, data: unknown): FormProblem => {
  const { code, details } = (typeof data === 'object' && data !== null ? data : {}) as ErrorBody
  const fields = (details ?? []).map(({ path }) => nameField(path))
  if (code === 'acting_personal') return { key: 'form.acting', fields }
  if (status === 400) return { key: 'form.check', fields }
  if (status === 403 || status === 409) return { key: 'form.refused', fields }
  // The server has no time just now, and says so before it does anything.
  if (status === 503) return { key: 'form.busy', fields }
  return { key: status === 429 ? 'form.tooOften' : 'form.failed', fields }
}
