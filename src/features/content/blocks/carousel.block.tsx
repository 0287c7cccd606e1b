import { Carousel, type CarouselTexts } from '#ui/carousel.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import { CarouselSlide } from '#features/content/blocks/carousel-slide.tsx'
import type { Carousel as Props } from '#features/content/blocks/carousel.schema.ts'

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
