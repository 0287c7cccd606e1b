import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { attachDialogs } from '#features/forms/form-dialog.client.ts'
import { recallFields, rememberFields } from '#features/forms/form-memory.client.ts'
import { sendForms } from '#features/forms/form-sending.client.ts'
import { attachSteps } from '#features/forms/form-steps.client.ts'
import { translateForm } from '#features/forms/form-translation.client.ts'
import { openFormView } from '#features/forms/form-view.client.ts'
import { FORM_ID, HOST_KINDS, makeFormId, makeHoneypot, placeHoneypot } from '#features/forms/rules/honeypot.rules.ts'

const FORM = 'form[data-form-key]'
const attached = new WeakSet<HTMLFormElement>()

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** The page may come from a cache: id and honeypot are this visit's own [5.4.1 to 5.4.3]. */
const renewHoneypot = (form: HTMLFormElement): void => {
  if (FORM_ID.test(form.id)) form.id = makeFormId(random)
  const trap = form.querySelector<HTMLElement>('[data-honeypot]')
  const input = trap?.querySelector('input')
  const told = form.querySelector<HTMLInputElement>('input[name=hp]')
  if (!trap || !input || !told) return
  const { name, type } = makeHoneypot(random)
  Object.assign(input, { name, type, id: name })
  trap.querySelector('label')?.setAttribute('for', name)
  told.value = name
  const hosts = [...form.querySelectorAll<HTMLElement>('[data-form-field]')].filter((cell) =>
    HOST_KINDS.has((JSON.parse(cell.dataset['check'] ?? '{}') as { kind?: string }).kind ?? ''),
  )
  placeHoneypot(hosts, random, (cell) => {
    cell.after(trap)
    return cell.nextElementSibling === trap
  })
}

const attachForm = (form: HTMLFormElement, page: EmbeddedModel): void => {
  attached.add(form)
  renewHoneypot(form)
  const view = openFormView(form, page)
  recallFields(view)
  rememberFields(view)
  view.showConditions()
  const steps = attachSteps(view)
  sendForms(view, steps)
  const parts = `#${CSS.escape(form.id)} :is([data-form-combo], [data-form-date])`
  registerIsland(page, {
    reach: parts,
    hold: `${parts} button`,
    load: async () => {
      const { wakeParts } = await import('#features/forms/awake-parts.tsx')
      return { wake: () => wakeParts(form, page) }
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
