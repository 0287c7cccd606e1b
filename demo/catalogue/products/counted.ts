import type { AttributeKey } from '#demo/catalogue/products/attributes.ts'
import type { Language } from '#kernel/locale.ts'

/** English, German, French, Spanish, Polish for two to four, Polish for more, Chinese. */
type CountWords = readonly [en: string, de: string, fr: string, es: string, few: string, many: string, zh: string]

/** Attributes that are counted rather than measured: a bare number in a name would say nothing. */
const COUNTED: Readonly<Partial<Record<AttributeKey, CountWords>>> = {
  users: ['users', 'Benutzer', 'utilisateurs', 'usuarios', 'użytkowników', 'użytkowników', '用户'],
  channels: ['channels', 'Kanäle', 'voies', 'canales', 'kanały', 'kanałów', '通道'],
  inputs: ['inputs', 'Eingänge', 'entrées', 'entradas', 'wejścia', 'wejść', '路输入'],
  zones: ['zones', 'Meldergruppen', 'zones', 'zonas', 'strefy', 'stref', '个分区'],
  days: ['days', 'Tage', 'jours', 'días', 'dni', 'dni', '天'],
  participants: ['participants', 'Teilnehmer', 'participants', 'participantes', 'uczestników', 'uczestników', '人'],
  tags: ['data points', 'Datenpunkte', 'points de données', 'puntos de datos', 'punkty danych', 'punktów danych', '数据点'],
  pack: ['pieces', 'Stück', 'pièces', 'unidades', 'sztuki', 'sztuk', '件装'],
  term: ['months', 'Monate', 'mois', 'meses', 'miesiące', 'miesięcy', '个月'],
}
const WORD_AT: Readonly<Record<Language, number>> = { en: 0, de: 1, fr: 2, es: 3, pl: 5, zh: 6 }
const polish = new Intl.PluralRules('pl')

/** The word after a number, undefined for what is measured. */
export const countWord = (key: AttributeKey, value: number, language: Language): string | undefined => {
  const words = COUNTED[key]
  return words?.[language === 'pl' && polish.select(value) === 'few' ? 4 : WORD_AT[language]]
}
