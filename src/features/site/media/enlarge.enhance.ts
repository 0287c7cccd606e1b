import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/**
 * `a[data-enlarge]` around a picture: it opens large, together with those of its `data-enlarge-group`. The viewer is loaded
 * with the first click; where it does not come, and without script, the link leads to the picture.
 */
export const enhance = (page: EmbeddedModel): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void import('#features/site/media/enlarged-pictures.tsx')
      .then(({ openPictures }) => openPictures(page, link))
      .catch(() => location.assign(link.href))
  })
