import type { Language } from '#kernel/locale.ts'

/** The gate before a document's bytes: none, an agreement to accept, or a form to send [3.13.1]. */
export type Gate = 'free' | 'eula' | 'form'
export const AUDIENCES = ['public', 'signed-in'] as const
export type Audience = (typeof AUDIENCES)[number]

export const DOCUMENT_KINDS = [
  'manual',
  'data-sheet',
  'guide',
  'firmware',
  'software',
  'library',
  'drawing',
  'video',
  'certificate',
  'brochure',
  'other',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export type Names = Readonly<Partial<Record<Language, string>>>

/** A document as it is stored: its bytes are an asset, and this says what stands before them. */
export type DownloadDocument = {
  readonly path: string
  readonly names: Names
  readonly kind: DocumentKind
  readonly gate: Gate
  readonly gatePath: string | null
  readonly formKey: string | null
  readonly videoUrl: string | null
  readonly audience: Audience
  /** Whoever wants it must be approved for this tool. */
  readonly toolId: string | null
  readonly updatedAt: Date
  /** The languages it is written in, as far as somebody said so. */
  readonly languages: readonly string[]
  readonly size: number
  readonly sha256: string
  readonly mediaType: string
}

/** English stands in for a language that has no name, and any other for English. */
export const nameIn = (names: Names, language: Language, path: string): string =>
  names[language] ?? names.en ?? Object.values(names)[0] ?? path.slice(path.lastIndexOf('/') + 1)

/** Who may see a document at all, before its gate. */
export const isReadable = (
  { audience, toolId }: Pick<DownloadDocument, 'audience' | 'toolId'>,
  reader: { readonly isSignedIn: boolean; readonly tools: ReadonlySet<string> },
): boolean => (audience === 'public' || reader.isSignedIn) && (toolId === null || reader.tools.has(toolId))

export const assetAddress = (tenant: string, path: string): string => `/content/dam/${tenant}${path}`

/** The path below the tenant's own folder; undefined for whatever is no address of this tenant's files [T-42]. */
export const parseAssetPath = (address: string, tenant: string): string | undefined => {
  const prefix = `/content/dam/${tenant}`
  if (address.length > 400 || !address.startsWith(`${prefix}/`)) return undefined
  const path = address.slice(prefix.length)
  return /^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*){1,8}$/.test(path) ? path : undefined
}

/** How its own address answers: what is not for everyone does not exist there [T-44, T-45]. */
export const accessOf = ({
  gate,
  audience,
  toolId,
}: Pick<DownloadDocument, 'gate' | 'audience' | 'toolId'>): 'open' | 'gated' | 'hidden' => {
  if (audience !== 'public' || toolId !== null) return 'hidden'
  return gate === 'free' ? 'open' : 'gated'
}
