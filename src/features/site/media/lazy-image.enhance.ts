import { slotSelector, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { hasArrived, standIn } from '#features/site/media/stand-in.client.ts'
import { choosePlaceholder, LAZY_FALLBACK_MS } from '#features/site/media/placeholder.rules.ts'
import plain from './assets/placeholder.svg?no-inline'
import instrument from './assets/placeholder-instrument.svg?no-inline'

const PLACEHOLDERS = { plain, instrument }
const LAZY = 'img[data-lazy]'

/**
 * Pictures wait until they are in view (the browser sees to that); one that has not come a second later gets a placeholder
 * [2.22.3]. Markup that arrives later, by load-more or another filter, is looked at as well [2.22.1].
 */
export const enhance = ({ tenant }: EmbeddedModel): void => {
  const fallBack = (image: HTMLImageElement): void =>
    standIn(image, PLACEHOLDERS[choosePlaceholder(tenant.traits, image.closest(slotSelector('product-list')) !== null)])
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
      observer.unobserve(target)
      setTimeout(fallBack, LAZY_FALLBACK_MS, target)
    }
  })
  const watch = (image: HTMLImageElement): void => {
    if (hasArrived(image)) return
    image.addEventListener('error', () => fallBack(image), { once: true })
    observer.observe(image)
  }
  const look = (root: ParentNode): void => root.querySelectorAll<HTMLImageElement>(LAZY).forEach(watch)
  look(document)
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLImageElement && node.matches(LAZY)) watch(node)
      else if (node instanceof Element) look(node)
    }
  }).observe(document.body, { childList: true, subtree: true })
}
