import type { Persona } from '#features/authoring/page-preview/public.ts'

/** `author`: the draft, to be edited. `visitor`: what is published. The others: the draft as they will see it. */
export const VIEWERS = ['author', 'visitor', 'draft-visitor', 'draft-customer', 'draft-employee'] as const
export type Viewer = (typeof VIEWERS)[number]

export const personaOf = (viewer: Viewer): Persona => {
  if (viewer === 'draft-customer') return 'customer'
  return viewer === 'draft-employee' ? 'employee' : 'visitor'
}

export type View = {
  /** Without selectors: /us/en/offers */
  readonly address: string
  readonly viewer: Viewer
  /** As the browser's field writes it, in the author's own time; empty for now. */
  readonly at: string
}

export const readTime = (at: string): string | undefined => {
  const time = at === '' ? undefined : new Date(at)
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** Where the frame finds the page. */
export const previewAddress = ({ address, viewer, at }: View): string => {
  const time = readTime(at)
  if (viewer === 'visitor' && time === undefined) return `${address}?wcmmode=disabled`
  if (viewer === 'author' && time === undefined) return `${address}?wcmmode=preview`
  const wishes = new URLSearchParams({ as: personaOf(viewer), ...(time !== undefined && { at: time }) })
  return `${address}.preview.html?${wishes.toString()}`
}

export const addressOf = ({ locale, path }: { readonly locale: string; readonly path: string }): string =>
  `/${locale}${path === '/' ? '' : path}`
