export const hasArrived = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0

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
export const standIn = (image: HTMLImageElement, placeholder: string): void => {
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
