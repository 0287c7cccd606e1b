export const en = {
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: 'Slide {n} of {count}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  skip: 'Skip to main content',
  'error.notFound.title': 'This page was moved or never installed',
  'error.notFound.text': 'The address may have a typing error, or what it named was replaced. The home page knows the way on.',
  'error.failed.title': 'Something broke on our side',
  'error.failed.text':
    'Nothing you did was lost. Please try again in a moment; if it keeps happening, tell us what you were looking for.',
  'error.readOnly.title': 'This site is read-only for now',
  'error.readOnly.text': 'Nothing was changed or sent. You can look at everything; please try again later.',
  'error.notPermitted.title': 'This page is not open to you',
  'error.notPermitted.text':
    'You are signed in as someone who may not see it, or you are not signed in. Sign in as someone else, or ask us for access.',
  'error.home': 'Go to the home page',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    content: keyof typeof en
  }
}
