import { lookUp } from '#kernel/look-up.ts'
import type { UnitState } from '#features/authoring/page-languages/public.ts'

type Unit = { readonly key: string; readonly target: string | null; readonly state: UnitState }

/** The market's other language first, then any page in English, then whatever there is. */
export const chooseSource = (locales: readonly string[], own: string): string | undefined =>
  locales.find((locale) => locale.startsWith(own.slice(0, 3))) ??
  locales.find((locale) => locale === 'us/en') ??
  locales.find((locale) => locale.endsWith('/en')) ??
  locales[0]

export const needsWork = (state: UnitState): boolean => state !== 'current'

export const countStates = (
  units: readonly Unit[],
): { readonly current: number; readonly open: number; readonly all: number } => {
  const current = units.filter(({ state }) => !needsWork(state)).length
  return { current, open: units.length - current, all: units.length }
}

/** Texts that can be saved: also unchanged ones, which confirms that they still hold. */
export const toDrafts = (units: readonly Unit[], written: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    units.flatMap(({ key, target, state }) => {
      const text = lookUp(written, key)
      const isChanged = text !== undefined && (text !== target || needsWork(state))
      return target !== null && text !== undefined && isChanged && text.trim() !== '' ? [[key, text] as const] : []
    }),
  )
