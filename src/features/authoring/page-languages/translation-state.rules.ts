import { lookUp } from '#kernel/look-up.ts'
import type { TextUnit } from '#features/authoring/page-languages/text-unit.rules.ts'

/**
 * `current`: translated against what the source says now. `outdated`: the source said something else then.
 * `unchecked`: nobody has said what it was translated from. `missing`: it says the source's own words.
 * `absent`: the page has no place for it yet; rolling out makes one.
 */
export const UNIT_STATES = ['current', 'outdated', 'unchecked', 'missing', 'absent'] as const
export type UnitState = (typeof UNIT_STATES)[number]

export type TranslatedUnit = {
  readonly key: string
  readonly kind: TextUnit['kind']
  readonly source: string
  readonly target: string | null
  readonly state: UnitState
}

type Known = { readonly hashes: Readonly<Record<string, string>>; readonly hashOf: (text: string) => string }

const stateOf = (source: TextUnit, target: TextUnit | undefined, { hashes, hashOf }: Known): UnitState => {
  if (!target) return 'absent'
  const hash = lookUp(hashes, source.key)
  if (hash !== undefined) return hash === hashOf(source.text) ? 'current' : 'outdated'
  return target.text === source.text ? 'missing' : 'unchecked'
}

/** Side by side, in the order of the source. */
export const compareUnits = (source: readonly TextUnit[], target: readonly TextUnit[], known: Known): TranslatedUnit[] => {
  const targets = new Map(target.map((unit) => [unit.key, unit]))
  return source.map((unit) => {
    const other = targets.get(unit.key)
    return { key: unit.key, kind: unit.kind, source: unit.text, target: other?.text ?? null, state: stateOf(unit, other, known) }
  })
}

export type Rollout = {
  readonly words: ReadonlyMap<string, string>
  readonly hashes: Readonly<Record<string, string>>
  /** Texts that nobody has translated. */
  readonly untranslated: number
}

/** Which words a page takes over from its source: all in the same language; else only those it has none for yet. */
export const planRollout = (
  source: readonly TextUnit[],
  target: readonly TextUnit[],
  isSameLanguage: boolean,
  { hashes, hashOf }: Known,
): Rollout => {
  if (isSameLanguage)
    return {
      words: new Map(source.map(({ key, text }) => [key, text])),
      hashes: Object.fromEntries(source.map(({ key, text }) => [key, hashOf(text)])),
      untranslated: 0,
    }
  const own = new Map(target.map(({ key, text }) => [key, text]))
  const stored = source.filter(({ key, text }) => own.has(key) && own.get(key) !== text)
  const retainedHashes = stored.flatMap(({ key }) => {
    const hash = lookUp(hashes, key)
    return hash === undefined ? [] : [[key, hash] as const]
  })
  return {
    words: new Map(stored.map(({ key }) => [key, own.get(key) ?? ''])),
    hashes: Object.fromEntries(retainedHashes),
    untranslated: source.length - stored.length,
  }
}
