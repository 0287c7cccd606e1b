import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

/** As the index and [3.11.15] name it. */
export const PUBLICATION_TYPE = 'Technical Publications'
/** The source's name, which is the first part of a document's id. */
export const PUBLICATION_SOURCE = 'publication'

export const SECURED_PATH = '/secure/technical-publications'
export const PUBLIC_PATH = '/technical-publications'

/** Letters and digits of the number with hyphens between them; it stands in addresses. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const REVISION = /^[A-Za-z0-9]{1,12}$/

type ByLanguage = Readonly<Partial<Record<Language, string>>>

/** English stands in for a language without words, and any other for English. */
export const inLanguage = (words: ByLanguage, language: Language): string =>
  words[language] ?? words.en ?? Object.values(words)[0] ?? ''

/** The differences of a revision from the one before, with their places. */
export type RevisionChange = { readonly section: string; readonly text: string; readonly page: number | null }
/** Serial numbers of a part; an end that is missing is open. */
export type Effectivity = { readonly part: string; readonly from: number | null; readonly to: number | null }
export type OutlineEntry = { readonly title: string; readonly page: number }

export type Revision = {
  readonly revision: string
  readonly position: number
  /** A day, as 2026-11-02. */
  readonly issuedOn: string
  readonly changes: readonly RevisionChange[]
  readonly effectivity: readonly Effectivity[]
  readonly outline: readonly OutlineEntry[]
  readonly pages: number
  readonly fileSize: number
  readonly sha256: string
}

export type Publication = {
  readonly slug: string
  readonly number: string
  readonly docType: string
  readonly titles: ByLanguage
  readonly texts: ByLanguage
  readonly product: string
  readonly productFamily: string
  readonly skus: readonly string[]
  /** The languages it is written in, as far as somebody said so. */
  readonly languages?: readonly string[]
  readonly audience: string | null
  readonly supersedes: string | null
}

/** The tokens are those by which search decides what a person finds, so that the two can never disagree [T-26]. */
export const mayRead = ({ audience }: Pick<Publication, 'audience'>, tokens: readonly string[]): boolean =>
  audience === null || tokens.includes(audience)

export const isPublic = ({ audience }: Pick<Publication, 'audience'>): boolean => audience === null

/** Where everyone may read it, or where people do who are signed in. */
export const publicationPath = (publication: Pick<Publication, 'slug' | 'audience'>): string =>
  `${isPublic(publication) ? PUBLIC_PATH : SECURED_PATH}/${publication.slug}`

export const filePath = (tenant: string, slug: string, revision: string): string =>
  `/content/dam/${tenant}/publications/${slug}/${revision}.pdf`

/** The one that was requested, else the current one; they come with the newest first. */
export const chooseRevision = <One extends Pick<Revision, 'revision'>>(
  revisions: readonly One[],
  requested: string | undefined,
): One | undefined => (requested === undefined ? revisions[0] : revisions.find(({ revision }) => revision === requested))

/** Digits with spaces or points between them, as they stand on a nameplate; undefined where there are none. */
export const readSerial = (text: string): number | undefined => {
  const digits = text.replaceAll(/[\s.]/g, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
}

/** The part that the serial number belongs to, if the revision applies to it. */
export const findEffectivity = (effectivity: readonly Effectivity[], serial: number): Effectivity | undefined =>
  effectivity.find(({ from, to }) => serial >= (from ?? 0) && serial <= (to ?? Number.MAX_SAFE_INTEGER))

export const DOC_TYPES = {
  maintenance: 'Maintenance manual',
  installation: 'Installation manual',
  operation: 'Operating manual',
  parts: 'Parts catalogue',
  bulletin: 'Service bulletin',
  safety: 'Safety manual',
  wiring: 'Wiring diagrams',
  note: 'Technical note',
} as const
export type DocTypeKey = keyof typeof DOC_TYPES

const TYPE_KEYS: Readonly<Record<string, DocTypeKey>> = Object.fromEntries(
  Object.entries(DOC_TYPES).map(([key, name]) => [name, key as DocTypeKey]),
)

/** For translating it; a type that a site made up itself has none. */
export const docTypeKey = (docType: string): DocTypeKey | undefined => lookUp(TYPE_KEYS, docType)

/** More than these nobody follows; it keeps a single person from filling the table [T-80]. */
export const MOST_MARKS = 1_000
