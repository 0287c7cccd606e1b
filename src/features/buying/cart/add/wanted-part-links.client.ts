import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { keepWantedPart } from '#features/buying/cart/add/wanted-part.client.ts'
import { signInAddress } from '#foundation/identity/public.ts'

/** Each part's link leads to the sign-in and keeps what is wanted meanwhile. */
export const offerParts = (wanted: Iterable<HTMLTemplateElement>, config: EmbeddedModel['config']): void => {
  for (const template of wanted) {
    const link = template.content.querySelector('a')?.cloneNode(true)
    if (!(link instanceof HTMLAnchorElement)) continue
    link.href = signInAddress(config, `${location.pathname}${location.search}`)
    link.addEventListener('click', () => keepWantedPart(template.dataset['wants'] ?? ''))
    template.after(link)
  }
}
