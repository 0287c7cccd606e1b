/** FNV-1a with a final mix, so that seeds that differ in one letter lead far apart. */
const hash = (text: string): number => {
  let h = 2166136261
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Mulberry32: the same seed gives the same numbers from 0 to 1 on every machine. */
export const makeRandom = (seed: string): (() => number) => {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

type List<T> = readonly [T, ...T[]]

export const pickFrom = <T>(random: () => number, list: List<T>): T => list[Math.floor(random() * list.length)] ?? list[0]

/** Choices that a family makes: proportions, variants, options, a reading. */
export type Dice = {
  readonly metal: string
  span(from: number, to: number): number
  int(from: number, to: number): number
  pick<T>(list: List<T>): T
  chance(share: number): boolean
  number(digits: number): string
  temperature(): string
}

export const makeDice = (seed: string, reading?: string): Dice => {
  const random = makeRandom(seed)
  const pick = <T>(list: List<T>): T => pickFrom(random, list)
  return {
    metal: pick(['steel', 'steel', 'brass']),
    span: (from, to) => from + (to - from) * random(),
    int: (from, to) => from + Math.floor(random() * (to - from + 1)),
    pick,
    chance: (share) => random() < share,
    number: (digits) => {
      if (reading) return reading.slice(0, digits)
      let text = ''
      for (let i = 0; i < digits; i++) text += Math.floor(random() * 10)
      return digits > 2 ? `${text.slice(0, -1)}.${text.slice(-1)}` : text
    },
    temperature: () => reading ?? `${19 + Math.floor(random() * 5)}.${random() < 0.5 ? 0 : 5}`,
  }
}
