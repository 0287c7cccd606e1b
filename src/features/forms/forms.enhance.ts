import { FRAGMENT_SHOWN } from '#browser/fragment-shown.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'

const FORM = 'form[data-form-key]'
const REACHING = ['pointerover', 'focusin', 'submit', 'click'] as const

/** A page without a form loads nothing of this; a form that comes later is met when its fragment is shown, or else when somebody reaches for it. */
export const enhance = (page: EmbeddedModel): void => {
  const attach = (event?: Event): void =>
    void import('#features/forms/attach-forms.client.ts').then(({ attachForms }) => attachForms(page, event))
  const attachAny = (): void => void (document.querySelector(FORM) && attach())
  document.addEventListener(FRAGMENT_SHOWN, attachAny)
  if (document.querySelector(FORM)) return attach()
  const meet = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest(FORM)) return
    if (event.type === 'submit') event.preventDefault()
    attach(event)
  }
  for (const type of REACHING) document.addEventListener(type, meet, true)
}
