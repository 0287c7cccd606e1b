import type { EmbeddedModel } from '#features/blocks/public.ts'
import { keepWantedPart } from '#features/cart/add/wanted-part.client.ts'
import { isSignedIn, signInAddress } from '#features/identity/public.ts'

/** A visitor who wants a part signs in, and comes back to its page with the part added [6.1.4]. */
export const enhance = ({ config }: EmbeddedModel): void => {
  if (isSignedIn(document.cookie, config.domainId)) return
  document.querySelectorAll<HTMLTemplateElement>('template[data-wants]').forEach((template) => {
    const link = template.content.querySelector('a')?.cloneNode(true)
    if (!(link instanceof HTMLAnchorElement)) return
    link.href = signInAddress(config, `${location.pathname}${location.search}`)
    link.addEventListener('click', () => keepWantedPart(template.dataset['wants'] ?? ''))
    template.after(link)
  })
}
