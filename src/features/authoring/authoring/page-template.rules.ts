import type { PageContent } from '#features/site/content/public.ts'
import { toSlug } from '#kernel/fold-text.ts'

export const TEMPLATE_NAMES = ['blank', 'landing', 'article', 'fragment'] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

type Start = Pick<PageContent, 'template' | 'kind' | 'blocks'>

const band = (title: string) => ({ id: 'title', type: 'hero', props: { title, size: 'page' } })
const text = (id: string) => ({ id, type: 'text', props: { html: '' } })

const STARTS: Readonly<Record<TemplateName, (title: string) => Start>> = {
  blank: (title) => ({ template: 'content-page-template', kind: 'Content', blocks: [band(title)] }),
  landing: (title) => ({
    template: 'content-page-template',
    kind: 'Content',
    blocks: [
      { id: 'title', type: 'hero', props: { title, size: 'home' } },
      { id: 'columns', type: 'cards', props: { look: 'plain', items: [{ title: 'First' }, { title: 'Second' }] } },
      text('text'),
    ],
  }),
  article: (title) => ({ template: 'content-page-template', kind: 'Content', blocks: [band(title), text('text')] }),
  fragment: () => ({ template: 'fragment-template', kind: 'Fragment', blocks: [text('text')] }),
}

/** Initial content of a new page. */
export const startPage = (name: TemplateName, title: string): Omit<PageContent, 'config' | 'flags'> => ({
  title,
  description: '',
  ...STARTS[name](title.slice(0, 120)),
})

/** A path from a title, to begin with: `Spring offers 2027` is `/spring-offers-2027`. */
export const suggestPath = (title: string, name: TemplateName): string =>
  `${name === 'fragment' ? '/fragments' : ''}/${toSlug(title)}`

/** Beside the page that is copied: `/offers/spring` as `Summer` is `/offers/summer`. */
export const suggestCopyPath = (path: string, title: string): string =>
  `${path.slice(0, path.lastIndexOf('/'))}${suggestPath(title, 'article')}`
