import { slotSelector, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '#browser/load-texts.ts'
import { FullScreen } from '#features/site/media/full-screen.tsx'
import { GallerySteps } from '#features/site/media/gallery-steps.tsx'
import { useGallery } from '#features/site/media/use-gallery.client.ts'
import { ZoomStage } from '#features/site/media/zoom-stage.tsx'
import type { PictureSource } from '#ui/picture.tsx'
import { TextsProvider, useTexts } from '#ui/use-texts.tsx'

type EnlargedProps = { pictures: readonly PictureSource[]; first: number; onClose: () => void }

const Enlarged = ({ pictures, first, onClose }: EnlargedProps) => {
  const t = useTexts('media')
  const count = pictures.length
  const { current, step, onKeyDown } = useGallery(count, first)
  const shown = pictures[current]
  if (!shown) return null
  return (
    <FullScreen open onClose={onClose} onKeyDown={onKeyDown} label={shown.alt || t('imageOf', { n: current + 1, count })}>
      <ZoomStage image={shown} isFull onSwipe={step}>
        <GallerySteps current={current} count={count} onStep={step} />
      </ZoomStage>
    </FullScreen>
  )
}

const readPicture = (link: HTMLAnchorElement): PictureSource => {
  const image = link.querySelector('img')
  const size = (name: string): number => Number(image?.getAttribute(name) ?? 0)
  return { src: link.getAttribute('href') ?? '', alt: image?.alt ?? '', width: size('width'), height: size('height') }
}

let isOpen = false

/** All pictures of the group, beginning with the one that was chosen. */
export const openPictures = async (page: EmbeddedModel, chosen: HTMLAnchorElement): Promise<void> => {
  if (isOpen) return
  isOpen = true
  const group = chosen.closest(slotSelector('enlarge-group')) ?? chosen
  const links = group === chosen ? [chosen] : [...group.querySelectorAll<HTMLAnchorElement>(`a${slotSelector('enlarge')}`)]
  const dictionaries = await loadTexts(new Set(['ui', 'media']), page.locale.language)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  // Some browsers leave the focus elsewhere when a link is clicked; closing must come back here.
  chosen.focus({ preventScroll: true })
  const close = (): void => {
    root.unmount()
    place.remove()
    isOpen = false
  }
  root.render(
    <TextsProvider dictionaries={dictionaries} locale={page.locale}>
      <Enlarged pictures={links.map(readPicture)} first={links.indexOf(chosen)} onClose={close} />
    </TextsProvider>,
  )
}
