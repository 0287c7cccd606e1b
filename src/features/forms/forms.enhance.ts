import type { EmbeddedModel } from '#features/blocks/public.ts'

const FORM = 'form[data-form-key]'
const REACHING = ['pointerover', 'focusin', 'submit', 'click'] as const

/** A page without a form loads nothing of this; a form that comes later, in a dialog, is met when somebody reaches for it. */
export const enhance = (page: EmbeddedModel): void => {
  const attach = (event?: Event): void =>
    void import('#features/forms/attach-forms.client.ts').then(({ attachForms }) => attachForms(page, event))
  if (document.querySelector(FORM)) return attach()
  const meet = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest(FORM)) return
    if (event.type === 'submit') event.preventDefault()
    attach(event)
  }
  for (const type of REACHING) document.addEventListener(type, meet, true)
}
