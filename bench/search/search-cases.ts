export const SEARCH_CASES = [
  'broad',
  'narrow',
  'number',
  'fragment',
  'mistyped',
  'typo',
  'facets',
  'newFacets',
  'suggest',
  'floor',
  'floorPrefix',
] as const
export type SearchCase = (typeof SEARCH_CASES)[number]

export const CASE_NAMES: Readonly<Record<SearchCase, string>> = {
  broad: 'two very common words',
  narrow: 'three words and a brand',
  number: 'a part number, spelled in some way',
  fragment: 'a piece of a part number',
  mistyped: 'a part number with a slip',
  typo: 'two words, one misspelt',
  facets: 'six facets over 100,000 and more',
  newFacets: 'six facets of what nobody asked for before',
  suggest: 'type-ahead, three letters and more',
  floor: 'floor: ts_rank over every match, two common words',
  floorPrefix: 'floor: prefix query, ranked',
}

export const FLOORS: readonly SearchCase[] = ['floor', 'floorPrefix']

/** Words that a large part of the catalogue holds. */
export const COMMON = [
  'pressure',
  'valve',
  'control',
  'flow',
  'meter',
  'temperature',
  'transmitter',
  'level',
  'gauge',
  'thermocouple',
]

/** Pairs of words that tens of thousands of products hold, some of them a fifth. */
const BROAD = [
  'pressure transmitter',
  'serial number',
  'control valve',
  'tested dispatch',
  'flow meter',
  'piece serial',
  'temperature range',
  'pressure gauge',
  'output accuracy',
  'level sensor',
  'control output',
  'flow valve',
  'pressure output',
  'transmitter output',
  'process output',
  'number tested',
  'flow sensor',
  'temperature probe',
  'flow accuracy',
  'meter output',
  'pressure range',
  'transmitter range',
  'range accuracy',
  'gas housing',
  'sensor number',
  'pressure sensor',
  'level transmitter',
  'temperature serial',
  'pressure control',
  'control accuracy',
  'sensor output',
  'control mounting',
  'dispatch control',
  'piece output',
  'mounting output',
  'process control',
  'temperature thermocouple',
  'sensor housing',
  'thermocouple number',
  'level process',
]

export const pairAt = (round: number): string => BROAD[round % BROAD.length] ?? ''

/** As a hasty hand writes it: two letters have changed places. */
export const misspell = (word: string): string =>
  word.length < 4 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`

const SPELLINGS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.replaceAll('-', ''),
  (number) => number.toLowerCase().replaceAll('-', ' '),
  (number) => number.replaceAll('0', 'O'),
]

export const spellAt = (number: string, round: number): string => SPELLINGS[round % SPELLINGS.length]?.(number) ?? number

/** Another digit in the middle. */
export const slipAt = (number: string): string => {
  const middle = Math.floor(number.length / 2)
  return `${number.slice(0, middle)}${number[middle] === '7' ? '4' : '7'}${number.slice(middle + 1)}`
}
