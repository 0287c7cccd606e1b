import { useRef, useState } from 'react'
import { track } from '#foundation/analytics/public.ts'
import { postForm } from '#features/forms/forms/form-post.client.ts'
import type { FormSheetState, ShownFault } from '#features/forms/forms/use-form-sheet.client.ts'
import type { FormStepsState } from '#features/forms/forms/use-form-steps.client.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Refusals that the texts of this area name. */
const REFUSALS = new Set(['too_fast', 'too_many', 'spam'] as const)
const isNamed = (code: string): code is 'too_fast' | 'too_many' | 'spam' => (REFUSALS as ReadonlySet<string>).has(code)

/** Checks before it is sent; sends once, however often the button is pressed. */
export const useFormSending = (formKey: string, sheet: FormSheetState, steps: FormStepsState) => {
  const t = useTexts('forms')
  const isBusy = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [reference, setReference] = useState<string>()

  const refuse = (faults: readonly ShownFault[], title?: string): void => {
    sheet.report(faults, title)
    if (faults[0]) steps.reveal(faults[0].field)
  }
  const post = async (form: HTMLFormElement): Promise<void> => {
    const { since = 0, token = '' } = sheet.visit ?? {}
    const { reply, faults, code } = await postForm(form, formKey, since, token)
    if (!reply) return faults ? refuse(faults) : refuse([], isNamed(code) ? t(code) : t('failed'))
    if (reply.href === undefined) setReference(reply.reference)
    else location.assign(reply.href)
  }
  const send = async (form: HTMLFormElement): Promise<void> => {
    const faults = sheet.check()
    if (faults.length > 0) {
      // Faults that visitors meet, without what they wrote [5.2.7].
      track({ name: 'form.error', form: formKey, faults: faults.map(({ field, code }) => ({ field, code })) })
      return refuse(sheet.describe(faults))
    }
    sheet.report([])
    setIsSending(true)
    await post(form).finally(() => setIsSending(false))
  }
  return {
    isSending,
    /** Of the submission, once it has arrived. */
    reference,
    submit: async (form: HTMLFormElement): Promise<void> => {
      if (isBusy.current || steps.advance()) return
      isBusy.current = true
      await send(form).finally(() => (isBusy.current = false))
    },
  }
}
