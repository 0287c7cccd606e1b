import type { PageContent } from '#features/site/content/public.ts'
import type { PageCheck } from '#features/authoring/authoring/publish-check.rules.ts'

export type PlacedLink = { readonly path: string; readonly href: string }

const IN_TEXT = /<a\b[^<>]{0,2000}?\shref=(?:"([^"]{0,2000})"|'([^']{0,2000})')/gi
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Addresses of properties are called href, or end in it; texts hold theirs in tags. */
const listIn = (value: unknown, path: string, name: string): PlacedLink[] => {
  if (typeof value === 'string') {
    if (/href$/i.test(name)) return [{ path, href: value }]
    return value.includes('<a')
      ? [...value.matchAll(IN_TEXT)].map(([, quoted, single]) => ({ path, href: quoted ?? single ?? '' }))
      : []
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => listIn(inner, `${path}.${key}`, Array.isArray(value) ? name : key))
}

/** Links of a page that lead to pages and files of this site. */
export const listOwnLinks = ({ blocks }: Pick<PageContent, 'blocks'>): PlacedLink[] =>
  blocks
    .flatMap(({ props }, index) => listIn(props, `blocks.${index}.props`, ''))
    .filter(({ href }) => href.startsWith('/') && !href.startsWith('//'))

/** `draft`: the page is there, but nobody can read it yet. `file`: the library does not know it, though another feature may. */
export type LinkFault = 'missing' | 'draft' | 'file'

const WORDS = {
  missing: { message: 'leads to a page that is not there', level: 'error', code: 'link' },
  draft: { message: 'leads to a page that is not published', level: 'warning', code: 'link-draft' },
  file: { message: 'leads to a file that the library does not know', level: 'warning', code: 'link-file' },
} as const

/** Broken links stop the page; a link to an unpublished page is a warning. */
export const checkLinks = (content: Pick<PageContent, 'blocks'>, faults: ReadonlyMap<string, LinkFault>): PageCheck[] =>
  listOwnLinks(content).flatMap(({ path, href }): PageCheck[] => {
    const fault = faults.get(href)
    if (fault === undefined) return []
    const { message, level, code } = WORDS[fault]
    return [{ path, message: `${href} ${message}.`, level, code, about: href }]
  })
