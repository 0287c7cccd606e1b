import { call } from '#browser/api.ts'
import { track } from '#features/analytics/public.ts'
import type { FormSteps } from '#features/forms/form-steps.client.ts'
import type { FormView, ShownFault } from '#features/forms/form-view.client.ts'
import { readValue } from '#features/forms/rules/field.rules.ts'
import { LEAST_MS } from '#features/forms/rules/spam.rules.ts'
import { submitForm } from '#features/forms/submit.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { FORM_SENT, type FormSent } from '#features/forms/submission.rules.ts'

type Sent = ReplyOf<typeof submitForm>
type Refused = { readonly code?: string; readonly details?: readonly { readonly path: string; readonly message: string }[] }

/** The form says where it is sent. */
const NOWHERE = { country: '', language: '', page: '' }

const makeToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A timer may fire a moment early, and the server refuses what came a moment too soon: the clock decides. */
const waitUntil = async (time: number): Promise<void> => {
  while (performance.now() < time) await wait(Math.ceil(time - performance.now()))
}

/** The form's own fields as a browser would send them, and how long it took. */
const writeBody = (form: HTMLFormElement, elapsedMs: number, token: string): Record<string, string> => {
  const fields = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { ...Object.fromEntries(fields), elapsed: String(Math.ceil(elapsedMs)), token }
}

/** A form with a file travels as browsers send it without script; any other stays small. */
const writeRequest = async (form: HTMLFormElement, elapsedMs: number, token: string) => {
  const body = writeBody(form, elapsedMs, token)
  const files = [...new FormData(form)].filter((pair): pair is [string, File] => pair[1] instanceof File && pair[1].size > 0)
  if (files.length === 0) return { body }
  const data = new FormData()
  for (const [name, value] of [...Object.entries(body), ...files]) data.set(name, value)
  const wrapped = new Response(data)
  // Not the blob's own type: that is in small letters, and the form's boundary is not.
  const headers = { 'content-type': wrapped.headers.get('content-type') ?? '' }
  return { body, bytes: await wrapped.blob(), headers }
}

const showThanks = ({ form }: FormView, { reference }: Sent): void => {
  const thanks = form.parentElement?.querySelector<HTMLElement>('[data-form-thanks]')
  const line = thanks?.querySelector<HTMLElement>('[data-form-reference]')
  if (!thanks) return
  if (line) {
    line.textContent = (line.dataset['formReference'] ?? '').replace('{reference}', reference)
    line.hidden = false
  }
  form.hidden = true
  thanks.hidden = false
  thanks.focus()
}

/** Checks while one writes and before it is sent; sends once, however often the button is pressed. */
export const sendForms = (view: FormView, steps: FormSteps): void => {
  const { form } = view
  const button = form.querySelector<HTMLButtonElement>('[name=submitBtn]')
  const status = form.querySelector<HTMLElement>('[data-form-status]')
  const isHeld = form.dataset['formHeld'] !== undefined
  const since = performance.now()
  const token = makeToken()
  let isSending = false

  /** [4.18.1] */
  const hold = (): void => void (isHeld && button && (button.disabled = isSending || view.check().length > 0))

  /** The search field of a list has no name: it is no part of the form. */
  const fieldOf = (target: EventTarget | null): string | undefined =>
    target instanceof Element && target.matches('[name], [role=combobox][id]')
      ? target.closest<HTMLElement>('[data-form-field]')?.dataset['formField']
      : undefined

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

  const refuse = async (faults: readonly ShownFault[], title?: string): Promise<void> => {
    view.mark(faults)
    if (faults[0]) steps.reveal(faults[0].field)
    view.summarise(
      title ?? (await view.say(faults.length === 1 ? 'summary.one' : 'summary.many', { count: faults.length })),
      faults,
    )
  }

  const post = async (): Promise<void> => {
    await waitUntil(since + LEAST_MS)
    const { pathname } = new URL(form.action, location.href)
    const request = await writeRequest(form, performance.now() - since, token)
    const answer = await call(submitForm, { path: pathname, params: NOWHERE, ...request, errors: 'own' })
    if (answer.ok) {
      const reply = answer.data
      const { formKey: key = '' } = form.dataset
      track({ name: 'form.submit', form: key, captchaScore: reply.captchaScore })
      form.dispatchEvent(new CustomEvent<FormSent>(FORM_SENT, { bubbles: true, detail: { key, reference: reply.reference } }))
      return reply.href === undefined ? showThanks(view, reply) : location.assign(reply.href)
    }
    const { details, code = '' } = (answer.problem ?? {}) as Refused
    if (details) return refuse(details.map(({ path, message }) => ({ field: path, message })))
    return refuse([], (await view.say(code)) || (await view.say('failed')))
  }

  const prepare = async (): Promise<void> => {
    if (await steps.advance()) return
    const faults = view.check()
    if (faults.length > 0) {
      // What visitors stumble over, without what they wrote [5.2.7].
      track({
        name: 'form.error',
        form: form.dataset['formKey'] ?? '',
        faults: faults.map(({ field, code }) => ({ field, code })),
      })
      return refuse(await view.describe(faults))
    }
    view.mark([])
    view.summarise('', [])
    button?.setAttribute('aria-disabled', 'true')
    if (status) status.textContent = status.dataset['formStatus'] ?? ''
    await post()
    button?.removeAttribute('aria-disabled')
    if (status) status.textContent = ''
  }
  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    await prepare().finally(() => (isSending = false))
    hold()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  hold()
}
