import { FRAGMENT_SHOWN } from '#browser/fragment-shown.ts'
import { repeatEvent } from '#browser/queued-event.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

const FORM = 'form[data-form-key]'
/** Lists and calendars: what opens them is script. */
const PART = `${FORM} :is([data-form-combo], [data-form-date]) button`
const REACHING = ['pointerover', 'focusin', 'submit', 'click'] as const

/** Clicks on a list that nobody listens to yet; the answer makes them again. */
const holdClicks = (): (() => void) => {
  const held: Event[] = []
  const hold = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest(PART)) return
    // The browser would open the list, empty, and the click that is made again would close it.
    event.preventDefault()
    event.stopPropagation()
    held.push(event)
  }
  document.addEventListener('click', hold, true)
  return () => {
    document.removeEventListener('click', hold, true)
    held.forEach(repeatEvent)
  }
}

/** A page without a form loads nothing of this; a form that comes later is met when its fragment is shown, or else when somebody reaches for it. */
export const enhance = (page: EmbeddedModel): void => {
  const attach = async (event?: Event): Promise<void> => {
    const { attachForms } = await import('#features/forms/forms/attach-forms.client.ts')
    attachForms(page, event)
  }
  const attachAny = (): void => void (document.querySelector(FORM) && attach())
  document.addEventListener(FRAGMENT_SHOWN, attachAny)
  if (document.querySelector(FORM)) {
    const giveBack = holdClicks()
    return void attach().finally(giveBack)
  }
  const meet = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest(FORM)) return
    if (event.type === 'submit') event.preventDefault()
    void attach(event)
  }
  for (const type of REACHING) document.addEventListener(type, meet, true)
}
