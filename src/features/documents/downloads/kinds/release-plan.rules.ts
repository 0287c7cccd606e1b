import type { SoftwareRelease } from '#features/documents/downloads/software/software.rules.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { toVersionSlug } from '#features/documents/downloads/version-slug.rules.ts'

const SECOND_MS = 1000

/** Noon, so that it is the same day wherever it is read. */
const toMoment = (day: string): Date => new Date(`${day}T12:00:00Z`)

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const isLater = (one: Date, other: Date | undefined): boolean => other === undefined || one.getTime() > other.getTime()

type Planned = {
  /** Undefined where the line says none. */
  readonly day: string | undefined
  readonly now: Date
  /** The newest of the other versions. */
  readonly last: Pick<SoftwareRelease, 'version' | 'releasedAt'> | undefined
}

/** When a version comes out: always after those before it, because the newest by date is the one that people get. */
export const planReleaseTime = ({ day, now, last }: Planned): Date | LineProblem => {
  const publishAt = day === undefined ? now : toMoment(day)
  if (isLater(publishAt, last?.releasedAt)) return publishAt
  const next = new Date((last?.releasedAt.getTime() ?? 0) + SECOND_MS)
  if (day === undefined || day === dayOf(next)) return next
  return { column: 'releasedOn', reason: `${day} is before the day of version ‘${last?.version}’; versions come in their order` }
}

/** One file for each version, in a folder of its product. */
export const releasePath = (id: string, version: string, ending: string): string =>
  `/software/${id}/${toVersionSlug(version) || 'version'}.${ending}`
