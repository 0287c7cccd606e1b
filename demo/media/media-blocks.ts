import {
  captionsName,
  damImage,
  FILM,
  filmAddress,
  framePath,
  GROUP_SIZE,
  groupPath,
  isPictured,
  MEDIA_PARTS,
  NEWS_SIZE,
  newsPicturePath,
  SPIN_FRAMES,
  SPIN_SIZE,
} from '#demo/media/media-parts.ts'
import { MEDIA_WORDS } from '#demo/media/media-words.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import { nameIn, type Site } from '#demo/pages/demo-page.ts'
import { flyoutViewer } from '#features/site/media/blocks/flyout-viewer.schema.ts'
import { imageGallery } from '#features/site/media/blocks/image-gallery.schema.ts'
import { imageViewer } from '#features/site/media/blocks/image-viewer.schema.ts'
import { spinSet } from '#features/site/media/blocks/spin-set.schema.ts'
import { video } from '#features/site/media/blocks/video.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { fillText } from '#kernel/texts.ts'

const wordsOf = ({ locale }: Site) => MEDIA_WORDS[locale.language]

/** One picture a group at the top of the catalogue. */
export const draftGallery = (site: Site): BlockDraft => {
  const groups = site.catalogue.childrenOf(undefined).filter(isPictured)
  return draftBlock(imageGallery, {
    ...wordsOf(site).gallery,
    items: groups.map((group) => {
      const name = nameIn(group, site.locale.language)
      return { image: damImage(site.tenant, groupPath(group), GROUP_SIZE, name), caption: name }
    }),
  })
}

export const draftSpin = (site: Site): BlockDraft => {
  const { spin } = MEDIA_PARTS[site.tenant]
  return draftBlock(spinSet, {
    ...wordsOf(site).spin,
    alt: site.copy.home.feature.imageAlt,
    frames: Array.from({ length: SPIN_FRAMES }, (_, i) => ({
      image: damImage(site.tenant, framePath(spin, i), SPIN_SIZE, ''),
    })),
  })
}

/** The first group of the catalogue, with details to point at. */
export const draftCloserLook = (site: Site): BlockDraft[] => {
  const group = site.catalogue.childrenOf(undefined).find(isPictured)
  if (!group) return []
  const image = damImage(site.tenant, groupPath(group), GROUP_SIZE, nameIn(group, site.locale.language))
  return [draftBlock(flyoutViewer, { ...wordsOf(site).closer, image })]
}

/** The part that a story is about, where it has one. */
export const draftNewsPicture = (site: Site, slug: string): BlockDraft[] => {
  const { news } = MEDIA_PARTS[site.tenant]
  if (news.slug !== slug) return []
  const name = fillText(wordsOf(site).drawingOf, { part: news.seed })
  const image = damImage(site.tenant, newsPicturePath(news), NEWS_SIZE, name)
  return [draftBlock(imageViewer, { heading: wordsOf(site).closer.heading, image, caption: name })]
}

export const draftFilm = (site: Site): BlockDraft => {
  const { tenant } = site
  const { title, text, scenes } = wordsOf(site).film
  return draftBlock(video, {
    title,
    text,
    poster: filmAddress(tenant, FILM.poster),
    width: FILM.width,
    height: FILM.height,
    sources: FILM.files.map(({ name, bitrate }) => ({ src: filmAddress(tenant, name), type: 'video/webm', bitrate })),
    captions: LANGUAGES.map((language) => ({
      src: filmAddress(tenant, captionsName(language)),
      language,
      label: MEDIA_WORDS[language].languageName,
    })),
    chapters: scenes.map(({ chapter }, i) => ({ start: FILM.cuts[i] ?? 0, title: chapter })),
  })
}
