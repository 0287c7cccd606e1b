import { foldText } from '#kernel/fold-text.ts'
/** Which of two numbers comes first where a date is written as 4/12/2026. */
export type DayOrder = 'dmy' | 'mdy'

/** Beginnings of the names of months in six languages, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'sty'],
  ['feb', 'fev', 'lut'],
  ['mar', 'mrz', 'maer', 'marz'],
  ['apr', 'avr', 'abr', 'kwi'],
  ['may', 'mai', 'maj'],
  ['jun', 'juin', 'cze'],
  ['jul', 'juil', 'lip'],
  ['aug', 'aou', 'ago', 'sie'],
  ['sep', 'wrz'],
  ['oct', 'okt', 'paz'],
  ['nov', 'lis'],
  ['dec', 'dez', 'dic', 'gru'],
]

const monthOf = (word: string): number | undefined => {
  const letters = foldText(word)
  const at = MONTHS.findIndex((names) => names.some((name) => letters.startsWith(name)))
  return letters.length < 3 || at < 0 ? undefined : at + 1
}

const toDay = (year: number, month: number, day: number): string | undefined => {
  const full = year < 100 ? 2000 + year : year
  const date = new Date(Date.UTC(full, month - 1, day))
  const isReal = date.getUTCFullYear() === full && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && full >= 2000 && full < 2100 ? date.toISOString().slice(0, 10) : undefined
}

const DAY_MS = 86_400_000

/** The Monday of a week: goods that are needed in a week may come on its first day. */
const toWeek = (week: number, year: number): string | undefined => {
  if (week < 1 || week > 53) return undefined
  const fourth = new Date(Date.UTC(year < 100 ? 2000 + year : year, 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS
  return new Date(monday + (week - 1) * 7 * DAY_MS).toISOString().slice(0, 10)
}

const YEAR_FIRST = /(?<!\d)(20\d\d)\s?[-./年]\s?(\d{1,2})\s?[-./月]\s?(\d{1,2})(?!\d)/u
const NUMERIC = /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})\2\s?(20\d\d|\d\d)(?!\d)/
const DAY_NAMED = /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er)?\s?(?:de\s)?-?(\p{L}{3,12})\.?,?\s?-?(?:de\s)?(20\d\d)(?!\d)/u
const MONTH_NAMED = /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(20\d\d)(?!\d)/u
const WEEK = /(?<!\p{L})(?:kw|week|wk|sem|semaine|semana|tydz|tydzień|s|w)\.?\s?(\d{1,2})\s?[/.\s-]\s?(20\d\d|\d\d)(?!\d)/iu
const ISO_WEEK = /(?<!\d)(20\d\d)-?[wW](\d{1,2})(?!\d)/

/** The first day that a text names; undefined where it names none, or one that can be read in two ways. */
export const findDay = (text: string, order?: DayOrder): string | undefined => {
  const isoWeek = ISO_WEEK.exec(text)
  if (isoWeek) return toWeek(Number(isoWeek[2]), Number(isoWeek[1]))
  const first = YEAR_FIRST.exec(text)
  if (first) return toDay(Number(first[1]), Number(first[2]), Number(first[3]))
  const named = DAY_NAMED.exec(text)
  const month = named ? monthOf(named[2] ?? '') : undefined
  if (named && month) return toDay(Number(named[3]), month, Number(named[1]))
  const american = MONTH_NAMED.exec(text)
  const americanMonth = american ? monthOf(american[1] ?? '') : undefined
  if (american && americanMonth) return toDay(Number(american[3]), americanMonth, Number(american[2]))
  const numeric = NUMERIC.exec(text)
  if (!numeric) {
    const week = WEEK.exec(text)
    return week ? toWeek(Number(week[1]), Number(week[2])) : undefined
  }
  const [one, other, year] = [Number(numeric[1]), Number(numeric[3]), Number(numeric[4])]
  if (numeric[2] === '.' || one > 12 || one === other) return toDay(year, other, one)
  if (other > 12) return toDay(year, one, other)
  return order === undefined ? undefined : order === 'dmy' ? toDay(year, other, one) : toDay(year, one, other)
}

/** By the dates of a document that can be read in one way alone. */
export const findDayOrder = (texts: Iterable<string>): DayOrder | undefined => {
  const found = new Set<DayOrder>()
  for (const text of texts) {
    const numeric = NUMERIC.exec(text)
    if (!numeric || numeric[2] === '.') continue
    if (Number(numeric[1]) > 12) found.add('dmy')
    if (Number(numeric[3]) > 12) found.add('mdy')
  }
  return found.size === 1 ? [...found][0] : undefined
}

const WANTED =
  /(?:(?<!\p{L})(?:delivery|deliver|required|needed|need|requested|wanted|due|ship|arrive|eta|by|until|liefertermin|lieferdatum|liefern|lieferung|wunschtermin|wunschlieferdatum|bedarfstermin|bis|zum|livraison|livrer|souhaitée?|délai|pour le|avant le|entrega|entregar|antes del|para el|termin|dostaw[ay]|dostarczyć|do dnia|na dzień)|交货|交期|到货|需求日期|要求日期)/iu
const NOT_WANTED =
  /(?<!\p{L})(?:order date|bestelldatum|date de commande|fecha (?:de|del) pedido|data zam\p{L}{0,12}|quote|offer|angebot|offre|oferta|invoice|rechnung|valid|gültig)(?!\p{L})|下单日期|订单日期/iu

/** The requested delivery day, from a text that says so. */
export const findDeliveryDay = (text: string, order?: DayOrder): string | undefined => {
  const at = text.search(WANTED)
  return at < 0 || NOT_WANTED.test(text) ? undefined : findDay(text.slice(at, at + 80), order)
}
