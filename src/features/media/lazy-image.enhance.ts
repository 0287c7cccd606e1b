import type { EmbeddedModel } from '#features/blocks/public.ts'
import { choosePlaceholder, LAZY_FALLBACK_MS } from '#features/media/placeholder.rules.ts'
import plain from './assets/placeholder.svg?no-inline'
import instrument from './assets/placeholder-instrument.svg?no-inline'

const PLACEHOLDERS = { plain, instrument }
const LAZY = 'img[data-lazy]'

const hasArrived = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0

/** The offers of a `<picture>` and the image's own, taken away and given back together. */
const takeSources = (image: HTMLImageElement): (() => void) => {
  const offers = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image].map((element) => ({
    element,
    srcset: element.getAttribute('srcset'),
  }))
  const src = image.getAttribute('src') ?? ''
  offers.forEach(({ element }) => element.removeAttribute('srcset'))
  return () => {
    image.src = src
    offers.forEach(({ element, srcset }) => srcset !== null && element.setAttribute('srcset', srcset))
  }
}

/** The placeholder stands in until the real picture is there; the request for that one goes on meanwhile. */
const standIn = (image: HTMLImageElement, placeholder: string): void => {
  if (hasArrived(image) || image.dataset['lazy'] === 'fallback') return
  const real = new Image()
  real.src = image.currentSrc || image.src
  const giveBack = takeSources(image)
  image.dataset['lazy'] = 'fallback'
  image.src = placeholder
  real.addEventListener('load', () => {
    giveBack()
    image.dataset['lazy'] = ''
  })
}

/**
 * Pictures wait until they are in view (the browser sees to that); one that has not come a second later gets a placeholder
 * [2.22.3]. Markup that arrives later, by load-more or another filter, is looked at as well [2.22.1].
 */
export const enhance = ({ tenant }: EmbeddedModel): void => {
  const fallBack = (image: HTMLImageElement): void =>
    standIn(image, PLACEHOLDERS[choosePlaceholder(tenant.traits, image.closest('[data-product-list]') !== null)])
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
