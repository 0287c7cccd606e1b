export const en = {
  open: 'Search',
  submit: 'Show results',
  close: 'Close search',
  title: 'Search this site',
  'page.field': 'What are you looking for?',
  'page.submit': 'Find',
  'page.lead': 'Enter a word or two: a product family, a service, a topic.',
  found: '{count} pages for “{query}”',
  'found.one': 'One page for “{query}”',
  'empty.title': 'No page says “{query}”',
  'empty.text': 'Try fewer or more general words, or look through the product categories.',
  'empty.products': 'See all products',
  failed: 'The search did not answer. What you entered is still there.',
  'highlight.label': 'About the search',
  'highlight.title': 'Search from every page',
  'highlight.text': 'Enter a word and find the pages that speak of it.',
  'highlight.close': 'Got it',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    search: keyof typeof en
  }
}
