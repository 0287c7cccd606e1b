export const en = {
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: 'Slide {n} of {count}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    content: keyof typeof en
  }
}
