import { foldText } from '#kernel/fold-text.ts'
/** Where in a document: the page, and the words to find, as PDF viewers write them into an address. */
export type Place = { readonly page: number; readonly query: string }

/** `#page=3&search=torque`; undefined when the address names no page. */
export const readPlace = (hash: string): Place | undefined => {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const page = parameters.get('page') ?? ''
  if (!/^[1-9]\d{0,4}$/.test(page)) return undefined
  return { page: Number(page), query: (parameters.get('search') ?? '').slice(0, LONGEST_QUERY) }
}

export const writePlace = ({ page, query }: Place): string =>
  `#${new URLSearchParams({ page: String(page), ...(query !== '' && { search: query }) }).toString()}`

export const LONGEST_QUERY = 100

export const keepWithin = (page: number, count: number): number => Math.min(Math.max(1, Math.trunc(page) || 1), count)

/** Beside the width that fits. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

export const stepZoom = (zoom: number, step: 1 | -1): number => {
  const steps = step > 0 ? ZOOMS.filter((one) => one > zoom) : ZOOMS.filter((one) => one < zoom)
  return (step > 0 ? steps[0] : steps.at(-1)) ?? zoom
}

/** A page's text in the pieces in which the file holds it; a piece that ends a line is followed by a space. */
export type PageText = { readonly text: string; readonly starts: readonly number[] }

export const joinPieces = (pieces: readonly { readonly str: string; readonly hasEOL: boolean }[]): PageText => {
  const starts: number[] = []
  let text = ''
  for (const { str, hasEOL } of pieces) {
    starts.push(text.length)
    text += hasEOL ? `${str} ` : str
  }
  return { text, starts }
}

/** Letter by letter, so that every place in it is the same place in the text. */
const fold = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = foldText(letter)
    return plain.length === letter.length ? plain : letter
  }).join('')

export type Match = { readonly page: number; readonly start: number; readonly end: number }
const MOST_MATCHES = 2_000

/** In the order of the pages, which count from 1; upper and lower case and accents are alike. */
export const findMatches = (pages: readonly PageText[], query: string): readonly Match[] => {
  const requested = fold(query.trim().replaceAll(/\s+/g, ' '))
  const matches: Match[] = []
  if (requested === '') return matches
  for (const [index, { text }] of pages.entries()) {
    const folded = fold(text)
    for (let at = folded.indexOf(requested); at >= 0; at = folded.indexOf(requested, at + requested.length)) {
      matches.push({ page: index + 1, start: at, end: at + requested.length })
      if (matches.length >= MOST_MATCHES) return matches
    }
  }
  return matches
}

/** The first from this page on, else the first of all. */
export const firstFrom = (matches: readonly Match[], page: number): number => {
  const at = matches.findIndex((match) => match.page >= page)
  return at < 0 ? 0 : at
}

/** Round and round. */
export const stepMatch = (at: number, step: 1 | -1, count: number): number => (count === 0 ? 0 : (at + step + count) % count)

export type Stretch = { readonly piece: number; readonly from: number; readonly to: number }

/** The pieces that a match covers, each from where to where. */
export const coverPieces = ({ text, starts }: PageText, { start, end }: Pick<Match, 'start' | 'end'>): readonly Stretch[] =>
  starts.flatMap((from, piece) => {
    const until = starts[piece + 1] ?? text.length
    return from < end && until > start ? [{ piece, from: Math.max(0, start - from), to: Math.min(end, until) - from }] : []
  })
