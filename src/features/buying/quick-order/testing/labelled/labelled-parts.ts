import type { NamedPart } from '#features/buying/quick-order/matching/description.rules.ts'
import type { Knowledge } from '#features/buying/quick-order/matching/match-line.rules.ts'
import { KNOWLEDGE, PARTS } from '#features/buying/quick-order/testing/known-parts.ts'
import { coverOf } from '#features/buying/quick-order/matching/description.rules.ts'
import type { Language } from '#kernel/locale.ts'

const NOUNS: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Ball valve', de: 'Kugelhahn', fr: 'Vanne à bille', es: 'Válvula de bola', pl: 'Zawór kulowy', zh: '球阀' },
  {
    en: 'Pressure transmitter',
    de: 'Druckmessumformer',
    fr: 'Transmetteur de pression',
    es: 'Transmisor de presión',
    pl: 'Przetwornik ciśnienia',
    zh: '压力变送器',
  },
  {
    en: 'Check valve',
    de: 'Rückschlagklappe',
    fr: 'Clapet anti-retour',
    es: 'Válvula de retención',
    pl: 'Zawór zwrotny',
    zh: '止回阀',
  },
  { en: 'Flow meter', de: 'Durchflussmesser', fr: 'Débitmètre', es: 'Caudalímetro', pl: 'Przepływomierz', zh: '流量计' },
  {
    en: 'Level switch',
    de: 'Füllstandsschalter',
    fr: 'Détecteur de niveau',
    es: 'Interruptor de nivel',
    pl: 'Sygnalizator poziomu',
    zh: '液位开关',
  },
]

/** The name of the part with this number; every part has a size of its own. */
export const nameOf = (sku: string, language: Language): string => {
  const at = PARTS.indexOf(sku)
  return `${NOUNS[at % NOUNS.length]?.[language] ?? ''} DN ${15 + at * 5}`
}

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pl', 'zh']
const NAMED: readonly NamedPart[] = PARTS.map((sku) => ({ sku, names: LANGUAGES.map((language) => nameOf(sku, language)) }))

export const NAMED_KNOWLEDGE: Knowledge = { ...KNOWLEDGE, names: new Map(NAMED.map(({ sku, names }) => [sku, names])) }

/** In the place of search: the parts whose names hold most of the words. */
export const findMeant = (words: string): Promise<NamedPart[]> =>
  Promise.resolve(NAMED.toSorted((one, other) => coverOf(words, other.names) - coverOf(words, one.names)).slice(0, 4))
