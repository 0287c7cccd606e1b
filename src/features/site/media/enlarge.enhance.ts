import { slotSelector, type EmbeddedModel } from '#foundation/blocks/public.ts'

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    readonly enlarge: ''
    readonly 'enlarge-group': ''
    /** Around pictures of a list of products, which have a stand-in of their own. */
    readonly 'product-list': ''
  }
}

/**
 * A link around a picture with the slot `enlarge`: it opens large, together with those of its `enlarge-group`. The viewer is loaded
 * with the first click; where it does not come, and without script, the link leads to the picture.
 */
export const enhance = (page: EmbeddedModel): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a${slotSelector('enlarge')}`) : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void import('#features/site/media/enlarged-pictures.tsx')
      .then(({ openPictures }) => openPictures(page, link))
      .catch(() => location.assign(link.href))
  })
