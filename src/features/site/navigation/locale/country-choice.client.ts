import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'
import { carryOut } from '#features/site/navigation/locale/carry-out.client.ts'
import { AFTER_SIGN_IN, CODE, listLinks, readLinks } from '#features/site/navigation/locale/country-link.client.ts'
import { planChoice } from '#features/site/navigation/locale/locale-choice.rules.ts'

/** A click with a key held down requests a tab of its own: that stays a link and changes nothing here. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Links of the list and the footer alike: what only the list knows is looked up there by the code. Returns what to open. */
const carryOutChoice = (link: HTMLAnchorElement, { tenant, config }: EmbeddedModel): string => {
  const code = link.getAttribute(CODE) ?? ''
  const entry = listLinks().find((listed) => listed.getAttribute(CODE) === code) ?? link
  const effects = planChoice({
    traits: tenant.traits,
    code,
    languageName: entry.dataset['languageName'],
    href: link.href,
    postLoginHref: entry.getAttribute(AFTER_SIGN_IN) ?? undefined,
    isSignedIn: isSignedIn(document.cookie, config.domainId),
    entries: readLinks(),
  })
  effects.forEach(carryOut)
  return effects.find((effect) => effect.do === 'open')?.href ?? link.href
}

let isFollowing = false

/** From the first time that someone reaches for the list, whether it comes or not. */
export const followChoices = (page: EmbeddedModel): void => {
  if (isFollowing) return
  isFollowing = true
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${CODE}]`) : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    location.assign(carryOutChoice(link, page))
  })
}
