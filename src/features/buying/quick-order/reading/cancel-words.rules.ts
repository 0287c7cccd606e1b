import { trimBoth } from '#kernel/trim-signs.ts'

/** Words that say of a line, wherever they stand in it, that it is not ordered any more; with their endings in six languages. */
const CANCELLED =
  /(?<!\p{L})(?:cancel(?:l?ed|l?ation)|void(?:ed)?|cxld?|canx|withdrawn|do not (?:ship|deliver|supply|order)|no longer (?:needed|required)|storn(?:iert(?:e[nmrs]?)?|o|ierung)|gestrichen(?:e[nmrs]?)?|entf(?:ä|ae)llt|entfallen(?:e[nmrs]?)?|annull?iert(?:e[nmrs]?)?|abbestellt(?:e[nmrs]?)?|hinf(?:ä|ae)llig|nicht (?:liefern|mehr liefern|mehr ben(?:ö|oe)tigt|bestellen)|annul(?:é|e)e?s?|annulation|supprim(?:é|e)e?s?|ne pas (?:livrer|commander|exp(?:é|e)dier)|plus n(?:é|e)cessaires?|anulad[oa]s?|cancelad[oa]s?|anulaci(?:ó|o)n|cancelaci(?:ó|o)n|suprimid[oa]s?|no (?:enviar|entregar|suministrar|pedir)|sin efecto|anulowan\p{L}{1,4}|anulacja|anulujemy|anulować|skreślon\p{L}{1,3}|wykreślon\p{L}{1,3}|odwołan\p{L}{1,3}|nieaktualn\p{L}{1,3}|nie (?:dostarczać|wysyłać|zamawiać)|rezygnacja)(?!\p{L})|取消|作废|作廢|撤销|撤单|停止发货|不要了/iu

/** Short forms and weaker words, where they are all that a cell says. */
const ALONE =
  /^(?:not required|nicht benötigt|non requis|no requerido|niewymagane|stor|storn|ann|annul|canc|cancel|cncl|cncld|anul|anulow|gestr|skr|del|deleted|removed|gelöscht|retiré|retirée|eliminado|eliminada|usunięto|usunięte|usunięta|删除|已删除|已删|删|撤)$/iu

/** Whether a cell or a line of text says that what it belongs to is cancelled. */
export const saysCancelled = (text: string): boolean =>
  CANCELLED.test(text) || (text.length < 40 && ALONE.test(trimBoth(text, /[^\p{L}]/u)))

const YES = /^(?:[1-9]\d{0,5}|x|y|yes|j|ja|o|oui|s|si|sí|t|tak|是|1|true|wahr|vrai|✓|✔|✗|✘|☒|☑)$/iu

/** The value of a column that is called 'cancelled'. */
export const isTicked = (text: string): boolean => YES.test(text.trim()) || saysCancelled(text)

const GROUP_NOUN =
  /(?<!\p{L})(?:items|lines|positions|parts|articles|goods|positionen|posten|zeilen|artikel|teile|lignes|pièces|líneas|lineas|partidas|posiciones|artículos|articulos|piezas|pozycje|pozycji|części|linie|towary)(?!\p{L})|的(?:行|项|物料|产品|明细)/iu

/**
 * `Cancelled items:` stands above the lines that it is about, `cancelled` alone below its own line. What may be either is
 * taken as both: a line that waits needlessly costs less than one that is ordered.
 */
export const findCancelledHeading = (text: string): 'below' | 'both' | undefined => {
  if (text.length >= 80 || /\d{3}/.test(text) || !saysCancelled(text)) return undefined
  const [hasColon, hasNoun] = [/[:：]\s*$/.test(text), GROUP_NOUN.test(text)]
  return hasColon && hasNoun ? 'below' : hasColon || hasNoun ? 'both' : undefined
}
