/** What few visitors of a page want of its header comes when they do. */
export const HEADER_PARTS = ['locales', 'tour', 'contact-ways'] as const
export type HeaderPart = (typeof HEADER_PARTS)[number]

/** `home`: the path of the locale's home page. */
export const headerPartAddress = (home: string, part: HeaderPart): string =>
  `${home}.${part}.${part === 'contact-ways' ? 'json' : 'html'}`
