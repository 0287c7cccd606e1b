import { listCategories } from '#demo/catalogue/categories.ts'
import { FILM, framePath, groupPath, isPictured, MEDIA_PARTS, newsPicturePath, SPIN_FRAMES } from '#demo/media/media-parts.ts'
import { MEDIA_WORDS } from '#demo/media/media-words.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { fillText } from '#kernel/texts.ts'

export type MediaAlts = Readonly<Record<Language, string>>

const inAll = (say: (language: Language) => string): MediaAlts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as MediaAlts

const drawingOf = (part: string): MediaAlts => inAll((language) => fillText(MEDIA_WORDS[language].drawingOf, { part }))

/** By path: what each picture of a tenant's library shows, in every language. */
export const describeMedia = (tenant: TenantKey): ReadonlyMap<string, MediaAlts> => {
  const { news, spin } = MEDIA_PARTS[tenant]
  const groups = [...listCategories(tenant)].filter(isPictured)
  return new Map([
    ...groups.map((group) => [groupPath(group), inAll((language) => group.names[language])] as const),
    [newsPicturePath(news), drawingOf(news.seed)] as const,
    ...Array.from({ length: SPIN_FRAMES }, (_, at) => [framePath(spin, at), drawingOf(spin.seed)] as const),
    [`/video/${FILM.poster}`, inAll((language) => MEDIA_WORDS[language].film.title)] as const,
  ])
}
