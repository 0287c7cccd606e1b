import { pageHref, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { toCaseAddress } from '#features/support/cases/case-link.rules.ts'

/** The same page is drawn for everybody: where a question goes is decided here. Visitors write to us by the contact page. */
export const enhance = ({ locale }: EmbeddedModel): void => {
  if (document.documentElement.dataset['signedIn'] === undefined) return
  const home = pageHref(locale, '/').replace(/\/$/, '')
  document.querySelectorAll<HTMLAnchorElement>('main a[href*="/contact-us?"]').forEach((link) => {
    const address = toCaseAddress(link.getAttribute('href') ?? '', home)
    if (address !== undefined) link.setAttribute('href', address)
  })
}
