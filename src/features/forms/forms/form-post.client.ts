import { call } from '#browser/api.ts'
import { track } from '#foundation/analytics/public.ts'
import { waitUntil, writeRequest } from '#features/forms/forms/form-request.client.ts'
import { LEAST_MS } from '#features/forms/forms/rules/spam.rules.ts'
import { FORM_SENT, type FormSent } from '#features/forms/forms/submission.rules.ts'
import { submitForm } from '#features/forms/forms/submit.api.ts'
import type { ShownFault } from '#features/forms/forms/use-form-sheet.client.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

type Refused = { readonly code?: string; readonly details?: readonly { readonly path: string; readonly message: string }[] }

type Outcome = {
  readonly reply?: ReplyOf<typeof submitForm>
  /** The server's faults by field. */
  readonly faults?: readonly ShownFault[] | undefined
  /** Why it was refused otherwise. */
  readonly code: string
}

/** The form says where it is sent. */
const NOWHERE = { country: '', language: '', page: '' }

/** Sends a form that was open since then, and tells who listens that it arrived. */
export const postForm = async (form: HTMLFormElement, key: string, since: number, token: string): Promise<Outcome> => {
  await waitUntil(since + LEAST_MS)
  const { pathname } = new URL(form.action, location.href)
  const request = await writeRequest(form, performance.now() - since, token)
  const answer = await call(submitForm, { path: pathname, params: NOWHERE, ...request, errors: 'own' })
  if (!answer.ok) {
    const { details, code = '' } = (answer.problem ?? {}) as Refused
    return { faults: details?.map(({ path, message }) => ({ field: path, message })), code }
  }
  const reply = answer.data
  track({ name: 'form.submit', form: key, captchaScore: reply.captchaScore })
  form.dispatchEvent(new CustomEvent<FormSent>(FORM_SENT, { bubbles: true, detail: { key, reference: reply.reference } }))
  return { reply, code: '' }
}
