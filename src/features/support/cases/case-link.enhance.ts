import { pageHref, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { toCaseAddress } from '#features/support/cases/case-link.rules.ts'

/** The same page is drawn for everybody: where a question goes is decided here. Visitors write to us by the contact page. */
export const enhance = ({ locale }: EmbeddedModel): void => {
  if (document.documentElement.dataset['signedIn'] === undefined) return
  const home = pageHref(locale, '/').replace(/\/$/, '')
  // Before the browser follows it, whichever way; tiles that are drawn later have such links too.
  const direct = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href*="/contact-us?"]') : null
    const address = toCaseAddress(link?.getAttribute('href') ?? '', home)
    if (address !== undefined) link?.setAttribute('href', address)
  }
  for (const kind of ['pointerover', 'focusin', 'click']) document.addEventListener(kind, direct, { capture: true })
}
