import { slotValue, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { storeRequestedPart } from '#features/buying/cart/add/requested-part.client.ts'
import { signInAddress } from '#foundation/identity/public.ts'

/** Each part's link leads to the sign-in and keeps what is requested meanwhile. */
export const offerParts = (requested: Iterable<HTMLTemplateElement>, config: EmbeddedModel['config']): void => {
  for (const template of requested) {
    const link = template.content.querySelector('a')?.cloneNode(true)
    if (!(link instanceof HTMLAnchorElement)) continue
    link.href = signInAddress(config, `${location.pathname}${location.search}`)
    link.addEventListener('click', () => storeRequestedPart(slotValue(template, 'part-link')))
    template.after(link)
  }
}
