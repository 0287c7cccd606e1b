import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { attachDialogs } from '#features/forms/forms/form-dialog.client.ts'
import { recallFields, rememberFields, rememberTyped } from '#features/forms/forms/form-memory.client.ts'
import { sendForms } from '#features/forms/forms/form-sending.client.ts'
import { attachSteps } from '#features/forms/forms/form-steps.client.ts'
import { translateForm } from '#features/forms/forms/form-translation.client.ts'
import { tidyFields } from '#features/forms/forms/tidy-fields.client.ts'
import { openFormView } from '#features/forms/forms/open-form-view.client.ts'
import { renewHoneypot } from '#features/forms/forms/renew-honeypot.client.ts'

const FORM = 'form[data-form-key]'
const attached = new WeakSet<HTMLFormElement>()

const attachForm = (form: HTMLFormElement, page: EmbeddedModel): void => {
  attached.add(form)
  renewHoneypot(form)
  const view = openFormView(form, page)
  rememberTyped(view)
  recallFields(view)
  tidyFields(view)
  rememberFields(view)
  view.showConditions()
  const steps = attachSteps(view)
  sendForms(view, steps)
  const parts = `#${CSS.escape(form.id)} :is([data-form-combo], [data-form-date])`
  registerIsland(page, {
    reach: parts,
    hold: `${parts} button`,
    load: async () => {
      const { hydrateParts } = await import('#features/forms/forms/hydrate-parts.tsx')
      return { wake: () => hydrateParts(form, page) }
    },
  })
  if (page.locale.language !== 'en') void translateForm(form, page)
  form.dataset['formReady'] = ''
}

const attachAll = (page: EmbeddedModel): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) if (!attached.has(form)) attachForm(form, page)
}

let isListening = false

/** Forms of the page at once; those that come later when somebody reaches for them. */
export const attachForms = (page: EmbeddedModel, event?: Event): void => {
  attachAll(page)
  if (event?.type === 'submit' && event.target instanceof HTMLFormElement) event.target.requestSubmit()
  if (isListening) return
  isListening = true
  attachDialogs()
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest(FORM)) attachAll(page)
    })
}
