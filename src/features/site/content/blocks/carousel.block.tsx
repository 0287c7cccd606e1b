import type { PropsInMarkup } from '#foundation/blocks/public.ts'
import { Carousel, type CarouselTexts } from '#ui/carousel.tsx'
import { isReadable, readPicture } from '#ui/read-picture.ts'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import { CarouselSlide } from '#features/site/content/blocks/carousel-slide.tsx'
import type { Carousel as Props } from '#features/site/content/blocks/carousel.schema.ts'
import styles from './carousel.module.css'

export const Block = ({ heading, slides }: Props) => {
  const t = useTexts('content')
  const texts: CarouselTexts = {
    carousel: t('carousel'),
    slide: t('slide'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    nameSlide: (n, count) => t('slideOf', { n, count }),
  }
  return (
    <Section heading={heading} tone="sunken">
      <Carousel
        label={heading}
        texts={texts}
        slides={slides.map((slide, index) => (
          <CarouselSlide key={index} {...slide} />
        ))}
      />
    </Section>
  )
}

type Slide = Props['slides'][number]
type Left = { readonly slides: readonly Pick<Slide, 'image' | 'action'>[] }

const readText = (root: Element | undefined, name: string | undefined): string | undefined =>
  root?.querySelector(`.${name}`)?.textContent

export const inMarkup: PropsInMarkup<Props, Left> = {
  leaveOut: ({ slides }) => ({
    slides: slides.map(({ image, action }) => ({ image: image && isReadable(image) ? undefined : image, action })),
  }),
  readBack: ({ slides }, root) => {
    const drawn = root.querySelectorAll(`.${styles.slide}`)
    return {
      heading: root.querySelector('h2')?.textContent ?? '',
      slides: slides.map((slide, index) => ({
        ...slide,
        image: slide.image ?? readPicture(drawn[index]),
        title: readText(drawn[index], styles.title) ?? '',
        text: readText(drawn[index], styles.text) ?? '',
        source: readText(drawn[index], styles.source),
      })),
    }
  },
}
