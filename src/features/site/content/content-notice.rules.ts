import type { Locale } from '#kernel/locale.ts'

type Place = { readonly country: string; readonly language: string; readonly path: string }

/** How rendered pages name what they are made of. */
export const READS = {
  /** The content of a page in a locale. */
  text: ({ country, language }: Pick<Locale, 'country' | 'language'>, path: string): string => `${country}/${language}${path}`,
  /** In which locales there is such a page. */
  presence: (path: string): string => `*${path}`,
  /** Which version is published where. */
  versions: (path: string): string => `#${path}`,
  /** Anything of any page, such as a search. */
  any: '*',
} as const

/** `text`: visitors read other words. `presence`: a page came, went or moved. */
export type ContentChange = 'text' | 'presence'

/** PostgreSQL carries so much in one notice. */
const LONGEST = 7000

/** The notice to processes: the tenant and the changes; only the tenant where they are too many. */
export const writeNotice = (tenant: string, pages: readonly Place[], change: ContentChange): string => {
  const names = pages.flatMap((page) => [
    READS.text({ country: page.country, language: page.language as Locale['language'] }, page.path),
    READS.versions(page.path),
    ...(change === 'presence' ? [READS.presence(page.path)] : []),
  ])
  const notice = [tenant, READS.any, ...new Set(names)].join('\n')
  return new TextEncoder().encode(notice).length > LONGEST ? tenant : notice
}

export type ContentNotice = { readonly tenant: string; readonly reads: readonly string[] | undefined }

export const readNotice = (notice: string): ContentNotice => {
  const [tenant = '', ...reads] = notice.split('\n')
  return { tenant, reads: reads.length > 0 ? reads : undefined }
}
