/** Kinds that the dictionaries name in every language. */
const KINDS = ['data-sheet', 'installation-guide', 'certificate'] as const
export type DocumentKind = (typeof KINDS)[number]

type KnownDocument = {
  readonly title: string
  readonly href: string
  readonly kind?: string
  readonly language?: string
  readonly revision?: string
  readonly bytes?: number
}

export type DocumentLine = {
  readonly href: string
  /** Undefined where only the title tells what it is. */
  readonly kind?: DocumentKind
  /** Undefined where it says no more than the kind. */
  readonly title?: string
  /** `PDF`, by the end of its address. */
  readonly format?: string
  /** `EN`. */
  readonly language?: string
  readonly revision?: string
  readonly bytes?: number
}

const readKind = (kind: string | undefined): DocumentKind | undefined => KINDS.find((known) => known === kind)

/** A title that only repeats the kind would be English on every page. */
export const describeDocument = ({ title, href, kind, language, revision, bytes }: KnownDocument): DocumentLine => {
  const known = readKind(kind)
  const repeats = known !== undefined && title.toLowerCase().replaceAll(' ', '-') === known
  return {
    href,
    kind: known,
    title: repeats ? undefined : title,
    format: /\.([a-z0-9]{2,5})$/i.exec(href)?.[1]?.toUpperCase(),
    language: language?.toUpperCase(),
    revision,
    bytes,
  }
}
