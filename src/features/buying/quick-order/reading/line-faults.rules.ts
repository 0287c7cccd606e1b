import { isTicked, saysCancelled } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import type { ColumnRole } from '#features/buying/quick-order/reading/column-words.rules.ts'
import type { Withdrawn } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { findPackSize } from '#features/buying/quick-order/reading/pack-words.rules.ts'
import { kindOfUnit } from '#features/buying/quick-order/reading/unit-words.rules.ts'

/** Further values in the rows of one line, beside part and quantity. */
export type LineMarks = {
  readonly cells: ReadonlyMap<ColumnRole, readonly string[]>
  /** Columns whose text is struck out. */
  readonly struck: ReadonlySet<ColumnRole>
  readonly isHidden: boolean
  readonly isQuoted: boolean
  /** The whole page or a heading above says so. */
  readonly section?: Withdrawn | undefined
}

/** A new price may be written beside the old one; a struck part or quantity is the line itself. */
const ESSENTIAL: readonly ColumnRole[] = ['line', 'item', 'part', 'own', 'description', 'quantity', 'unit']

const DONE =
  /^(?:closed|completed|complete|done|delivered|shipped|fulfilled|invoiced|abgeschlossen|geschlossen|erledigt|geliefert|vollständig geliefert|berechnet|clôturée?|terminée?|livrée?|soldée?|facturée?|cerrad[oa]|completad[oa]|entregad[oa]|finalizad[oa]|facturad[oa]|zamknięt[eay]|zrealizowan[eoay]|dostarczon[eoay]|zakończon[eoay]|已关闭|已完成|已交货|已发货|已结束)\.?$/iu

/** Why a line is not to be ordered at all; undefined where nothing says so. */
export const findWithdrawal = ({ cells, struck, isHidden, isQuoted, section }: LineMarks): Withdrawn | undefined => {
  if (ESSENTIAL.some((role) => struck.has(role))) return 'struck'
  if ((cells.get('cancelled') ?? []).some(isTicked)) return 'cancelled'
  const others = [...cells].filter(([role]) => role !== 'cancelled').flatMap(([, texts]) => texts)
  if (others.some(saysCancelled)) return 'cancelled'
  if ((cells.get('status') ?? []).some((text) => DONE.test(text.trim()))) return 'other_order'
  if (isQuoted) return 'quoted'
  if (isHidden) return 'hidden'
  return section
}

type Packed = {
  readonly quantity: number | undefined
  readonly unit?: string | undefined
  readonly pack: string
  readonly words: string
}

/** Whether a quantity may count packs instead of pieces. Pieces that fill whole packs are pieces. */
export const mayCountPacks = ({ quantity, unit = '', pack, words }: Packed): boolean => {
  const inColumn = /^\D{0,12}(\d{1,5})\D{0,12}$/.exec(pack)?.[1]
  const size = inColumn === undefined ? (findPackSize(pack) ?? findPackSize(words)) : Number(inColumn)
  if (size === undefined || size <= 1) return false
  return kindOfUnit(unit) !== 'pieces' || quantity === undefined || quantity % size !== 0
}
