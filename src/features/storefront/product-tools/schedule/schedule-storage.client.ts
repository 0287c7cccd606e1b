import { localStore, readJson } from '#browser/storage.ts'
import {
  addLines,
  readLines,
  type ScheduleKind,
  type ScheduleLine,
} from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { NAME_KEY, SCHEDULE_KEYS } from '#features/storefront/product-tools/tool-paths.rules.ts'

/** The saved project that the lines belong to, and the version that was last seen. */
export type ProjectLink = { readonly id: string; readonly version: number }
export type StoredSchedule = { readonly lines: readonly ScheduleLine[]; readonly project?: ProjectLink | undefined }

const readLink = (value: unknown): ProjectLink | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, version } = value as Record<string, unknown>
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : undefined
}

export const readSchedule = (kind: ScheduleKind): StoredSchedule => {
  const stored = readJson(localStore, SCHEDULE_KEYS[kind])
  const { lines, project } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  return { lines: readLines(lines), project: readLink(project) }
}

/** The link goes with the lines: what clears the one clears the other. */
export const writeSchedule = (kind: ScheduleKind, schedule: StoredSchedule): void => {
  if (schedule.lines.length === 0 && !schedule.project) localStore.remove(SCHEDULE_KEYS[kind])
  else localStore.write(SCHEDULE_KEYS[kind], JSON.stringify(schedule))
}

/** For the tools that only put products in. */
export const addToSchedule = (kind: ScheduleKind, added: readonly ScheduleLine[]): void => {
  const schedule = readSchedule(kind)
  writeSchedule(kind, { ...schedule, lines: addLines(schedule.lines, added) })
}

export const readProjectName = (): string => localStore.read(NAME_KEY) ?? ''
export const writeProjectName = (name: string): void => {
  if (name === '') localStore.remove(NAME_KEY)
  else localStore.write(NAME_KEY, name)
}
