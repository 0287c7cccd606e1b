import { parseSitePath } from '#kernel/site-path.ts'
import type { Locale } from '#kernel/locale.ts'

/** Changes of a minute by one author are one version, where the editor saves by itself. */
const ONE_SITTING_MS = 60_000
/** So many versions that were never published are stored of a page. */
export const MOST_UNPUBLISHED = 100
/** A time that lies back no further than this is now: clocks differ. */
const LATE_MS = 60_000

export const writeEtag = ({ version, revision }: { readonly version: number; readonly revision: number }): string =>
  `"${version}.${revision}"`

/** Whether what the author saw is what there is. */
export const isSeen = (ifMatch: string, etag: string): boolean =>
  ifMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

export type LastSave = {
  readonly version: number
  readonly publishedVersion: number | null
  readonly scheduledVersion: number | null
  readonly isKept: boolean
  readonly savedBy: string | null
  readonly savedAt: Date
}

/** Whether a save by itself goes on with the latest version: only one's own, from a moment ago, that nobody else was shown. */
export const continuesVersion = (last: LastSave, by: string, now: Date): boolean =>
  last.savedBy === by &&
  last.version !== last.publishedVersion &&
  last.version !== last.scheduledVersion &&
  !last.isKept &&
  now.getTime() - last.savedAt.getTime() < ONE_SITTING_MS

/** `us/en`, as the calls write it. */
export const parseLocale = (written: unknown): Locale | undefined =>
  typeof written === 'string' && /^[a-z]{2}\/[a-z]{2}$/.test(written) ? parseSitePath(`/${written}`)?.locale : undefined

export type PlannedTime = { readonly at: Date; readonly isNow: boolean }

/** When a page goes out: undefined for what is no time, or lies back. */
export const planTime = (written: unknown, now: Date): PlannedTime | undefined => {
  const at = typeof written === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(written) ? new Date(written) : undefined
  if (!at || Number.isNaN(at.getTime()) || now.getTime() - at.getTime() > LATE_MS) return undefined
  return { at, isNow: at <= now }
}
