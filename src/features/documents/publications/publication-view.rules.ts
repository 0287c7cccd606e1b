import {
  chooseRevision,
  filePath,
  inLanguage,
  isPublic,
  type Publication,
  type Revision,
} from '#features/documents/publications/publication.rules.ts'
import type { Language } from '#kernel/locale.ts'

/** As its page shows it: in one language, with one of its revisions open. */
export type PublicationView = {
  readonly slug: string
  readonly number: string
  readonly title: string
  readonly text: string
  readonly docType: string
  readonly product: string
  readonly productFamily: string
  /** In the reader's language; the other is the one that search knows. */
  readonly familyName: string
  readonly languages: readonly string[]
  readonly isPublic: boolean
  readonly isOwn: boolean
  readonly shown: ShownRevision
  /** The newest first. */
  readonly revisions: readonly ListedRevision[]
  readonly older?: RelatedPublication
  readonly newer?: RelatedPublication
}

export type ShownRevision = Omit<Revision, 'position' | 'changes'> & { readonly isCurrent: boolean; readonly href: string }
export type ListedRevision = Pick<Revision, 'revision' | 'issuedOn' | 'changes'> & { readonly isCurrent: boolean }
export type RelatedPublication = { readonly slug: string; readonly number: string; readonly title: string }

type Related = Pick<Publication, 'slug' | 'number' | 'titles'>

export type ViewParts = {
  readonly tenant: string
  readonly language: Language
  readonly publication: Publication
  readonly familyName: string
  readonly revisions: readonly Revision[]
  readonly asked: string | undefined
  readonly older: Related | undefined
  readonly newer: Related | undefined
  readonly isSignedIn: boolean
}

/** Undefined when there is no such revision, or none at all. */
export const makePublicationView = (parts: ViewParts): PublicationView | undefined => {
  const { tenant, language, publication, familyName, revisions, asked, older, newer, isSignedIn } = parts
  const chosen = chooseRevision(revisions, asked)
  if (!chosen) return undefined
  const { slug, number, docType, product, productFamily, titles, texts, languages = [] } = publication
  const { revision, issuedOn, effectivity, outline, pages, fileSize, sha256 } = chosen
  const isCurrent = (one: Pick<Revision, 'revision'>): boolean => one.revision === revisions[0]?.revision
  const relate = (one: Related): RelatedPublication => ({
    slug: one.slug,
    number: one.number,
    title: inLanguage(one.titles, language),
  })
  return {
    slug,
    number,
    title: inLanguage(titles, language),
    text: inLanguage(texts, language),
    docType,
    product,
    productFamily,
    familyName,
    languages,
    isPublic: isPublic(publication),
    isOwn: isSignedIn,
    shown: {
      ...{ revision, issuedOn, effectivity, outline, pages, fileSize, sha256 },
      isCurrent: isCurrent(chosen),
      href: filePath(tenant, slug, revision),
    },
    revisions: revisions.map((one) => ({
      revision: one.revision,
      issuedOn: one.issuedOn,
      changes: one.changes,
      isCurrent: isCurrent(one),
    })),
    ...(older && { older: relate(older) }),
    ...(newer && { newer: relate(newer) }),
  }
}
