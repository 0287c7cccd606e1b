import { track } from '#foundation/analytics/public.ts'
import { checkWhileWriting } from '#features/forms/forms/form-checking.client.ts'
import type { ShownFault } from '#features/forms/forms/form-marks.client.ts'
import { postForm } from '#features/forms/forms/form-post.client.ts'
import { makeToken } from '#features/forms/forms/form-request.client.ts'
import { refuseForm } from '#features/forms/forms/form-refusal.client.ts'
import type { FormSteps } from '#features/forms/forms/form-steps.client.ts'
import { showThanks } from '#features/forms/forms/form-thanks.client.ts'
import type { FormView } from '#features/forms/forms/form-view.client.ts'

/** Checks before it is sent; sends once, however often the button is pressed. */
export const sendForms = (view: FormView, steps: FormSteps): void => {
  const { form } = view
  const button = form.querySelector<HTMLButtonElement>('[name=submitBtn]')
  const status = form.querySelector<HTMLElement>('[data-form-status]')
  const since = performance.now()
  const token = makeToken()
  let isSending = false

  const hold = checkWhileWriting(view, button, () => isSending)

  const refuse = (faults: readonly ShownFault[], title?: string): Promise<void> => refuseForm(view, steps, faults, title)

  const post = async (): Promise<void> => {
    const { reply, faults, code } = await postForm(form, since, token)
    if (reply) return reply.href === undefined ? showThanks(form, reply.reference) : location.assign(reply.href)
    if (faults) return refuse(faults)
    return refuse([], (await view.say(code)) || (await view.say('failed')))
  }

  const prepare = async (): Promise<void> => {
    if (await steps.advance()) return
    const faults = view.check()
    if (faults.length > 0) {
      // Faults that visitors meet, without what they wrote [5.2.7].
      const stumbled = faults.map(({ field, code }) => ({ field, code }))
      track({ name: 'form.error', form: form.dataset['formKey'] ?? '', faults: stumbled })
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
