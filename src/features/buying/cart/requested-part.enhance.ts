import { slotSelector, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'

/** A visitor who wants a part signs in, and comes back to its page with the part added [6.1.4]. */
export const enhance = ({ config }: EmbeddedModel): void => {
  const requested = document.querySelectorAll<HTMLTemplateElement>(`template${slotSelector('part-link')}`)
  if (requested.length > 0 && !isSignedIn(document.cookie, config.domainId))
    void import('#features/buying/cart/add/requested-part-links.client.ts').then(({ offerParts }) =>
      offerParts(requested, config),
    )
}
