import { saysCancelled } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import { findPoNumber } from '#features/buying/quick-order/reading/document-facts.rules.ts'
import { textOf, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { findDay } from '#features/buying/quick-order/reading/delivery-date.rules.ts'
import { collator } from '#kernel/formatters.ts'

/** Words of a title that say that an order is closed, or that it stands there to be read alone. */
const CLOSED =
  /(?<!\p{L})(?:closed|completed|fulfilled|superseded|archived?|for (?:information|reference) only|previous order|last order|old order|abgeschlossen\p{L}{0,2}|geschlossen\p{L}{0,2}|erledigt\p{L}{0,2}|archiviert|zur (?:info|information|kenntnis)|(?:vorherige|letzte|alte|frühere) bestellung|clôturée?s?|cloturee?s?|terminée?s?|soldée?s?|archivée?s?|pour information|(?:ancienne|dernière) commande|commande précédente|cerrad[oa]s?|completad[oa]s?|finalizad[oa]s?|archivad[oa]s?|a título informativo|pedido anterior|zamknięt\p{L}{1,3}|zrealizowan\p{L}{1,3}|zakończon\p{L}{1,3}|archiwaln\p{L}{1,3}|do wiadomości|poprzednie zamówienie)(?!\p{L})|已关闭|已完成|已结束|已归档|仅供参考|上次订单|旧订单|历史订单/iu
const ORDER_WORD =
  /(?<!\p{L})(?:order|po|purchase|bestellung|auftrag|commande|pedido|orden|zamówieni\p{L}{1,2}|status|statut|estado|stan)(?!\p{L})|订单|采购|状态/iu

/** Names of sheets are short: more words than in a title say there that the sheet is not this order. */
const OTHER_SHEET =
  /(?<![\p{L}])(?:old|prev(?:ious)?|past|last|history|archive|backup|copy|delivered|shipped|done|template|example|sample|reference|alt|alte[rs]?|ältere?|vorher\p{L}{0,4}|letzte[rs]?|frühere?|historie|archiv|kopie|geliefert|versendet|vorlage|muster|beispiel|ancien(?:ne)?s?|précédente?s?|dernière|livrée?s?|expédiée?s?|historique|archives?|copie|modèle|exemple|antigu[oa]s?|anterior(?:es)?|entregad[oa]s?|enviad[oa]s?|histórico|historico|archivo|copia|plantilla|ejemplo|star[eya]|poprzedni\p{L}{0,3}|dostarczon\p{L}{0,3}|wysłan\p{L}{0,3}|historia|archiwum|kopia|szablon|wzór|przykład)(?![\p{L}])|旧|历史|上次|已交|已发|备份|模板|示例|样本|参考|归档|完成|关闭/iu

const LONGEST_TITLE = 90

const isClosedTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE && CLOSED.test(text) && (ORDER_WORD.test(text) || text.split(/\s+/).length <= 3)

const isOtherSheet = (name: string): boolean => OTHER_SHEET.test(name) || CLOSED.test(name) || saysCancelled(name)

/** A title that calls the whole order off; a sentence about when orders may be cancelled is longer. */
const isCancelledTitle = (text: string): boolean =>
  text.length <= 70 && saysCancelled(text) && (ORDER_WORD.test(text) || text.split(/\s+/).length <= 2)

/** A page or a sheet: the rows above its first table say what it is. */
export type Section = { readonly page: number; readonly sheet?: string | undefined; readonly title: readonly Row[] }
export type SectionState = 'current' | 'other_order' | 'cancelled'

const ORDER_DATE = /(?<!\p{L})(?:date|order date|datum|bestelldatum|vom|du|fecha|data|z dnia)(?!\p{L})|日期/iu

type Dated = { readonly page: number; readonly poNumber: string; readonly day?: string | undefined }

const describe = ({ page, title }: Section): Dated | undefined => {
  const poNumber = findPoNumber(title.map(textOf).join('\n'))
  const dated = title.map(textOf).find((text) => ORDER_DATE.test(text) && findDay(text, 'dmy') !== undefined)
  return poNumber === undefined ? undefined : { page, poNumber, day: dated && findDay(dated, 'dmy') }
}

const compareNumbers = (one: string, other: string): number =>
  one.length === other.length ? collator('en', { numeric: true }).compare(one, other) : 0

/** Of several orders the one that is the newest by everything that tells; undefined where that is not clear. */
const findNewest = (orders: readonly Dated[]): string | undefined => {
  const numbers = [...new Set(orders.map(({ poNumber }) => poNumber))]
  const dayOf = (number: string): string | undefined => orders.find(({ poNumber, day }) => poNumber === number && day)?.day
  const isDated = numbers.every((number) => dayOf(number) !== undefined)
  const newest = numbers.filter((number) =>
    numbers.every((other) => {
      if (other === number) return true
      const [byDay, byNumber] = [
        isDated ? (dayOf(number) ?? '').localeCompare(dayOf(other) ?? '') : 0,
        compareNumbers(number, other),
      ]
      return byDay + byNumber > 0 && byDay >= 0 && byNumber >= 0
    }),
  )
  return newest.length === 1 ? newest[0] : undefined
}

/** The kind of each page or sheet: this order, another or closed one, or a withdrawn one. */
export const checkSections = (sections: readonly Section[]): Map<number, SectionState> => {
  const states = new Map<number, SectionState>()
  for (const { page, sheet = '', title } of sections) {
    const texts = title.map(textOf)
    if (isOtherSheet(sheet) || texts.some(isClosedTitle)) states.set(page, 'other_order')
    else states.set(page, texts.some(isCancelledTitle) ? 'cancelled' : 'current')
  }
  const open = sections.filter(({ page }) => states.get(page) === 'current')
  const orders = open.flatMap((section) => describe(section) ?? [])
  if (new Set(orders.map(({ poNumber }) => poNumber)).size > 1) {
    const newest = findNewest(orders)
    let number: string | undefined
    for (const { page } of open) {
      number = orders.find((order) => order.page === page)?.poNumber ?? number
      if (number !== undefined && number !== newest) states.set(page, 'other_order')
    }
  }
  return states
}
