import { saysCancelled } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import { splitWords } from '#features/buying/quick-order/reading/order-line.rules.ts'

/** Changes that a sentence makes to lines elsewhere. */
export type LineNote = {
  readonly kind: 'cancel' | 'correct'
  readonly text: string
  /** Known part numbers that it names. */
  readonly numbers: readonly string[]
  /** Positions that it names, as in `Pos. 20`. */
  readonly positions: readonly number[]
  /** The quantity that it puts right, where it says so. */
  readonly former?: number | undefined
  /** The quantity from now on; missing where that is not clear. */
  readonly quantity?: number | undefined
}

const CORRECTS =
  /(?<!\p{L})(?:correction|correct(?:ed|ing)?|sorry|apologies|make (?:that|it|them|this)|instead(?: of)?|rather than|change|changed|should (?:be|read|have been)|i meant|we meant|meant to|amend(?:ed|ment)?|revised|typo|oops|mistake|scratch that|actually|increase|reduce|korrektur|korrigier\p{L}{0,4}|berichtig\p{L}{0,6}|statt(?:dessen)?|anstatt|anstelle|doch (?:nur|lieber|besser)|lieber|ändern|ändere|ändert|änderung|geändert|aendern|erhöhen|reduzieren|muss (?:heißen|lauten)|soll(?:te|ten)? (?:heißen|lauten|es)|meinte[n]?|sondern|tippfehler|vertippt|verschrieben|entschuldigung|pardon|désolée?|rectification|rectifi\p{L}{1,4}|corrig\p{L}{1,4}|au lieu d\p{L}{1,2}|à la place|plutôt|en fait|finalement|modif\p{L}{1,8}|changer|je voulais dire|erreur|mettez|et non|corrección|correccion|corrija|corregir|rectificación|en lugar de|en vez de|mejor|perdón|perdona|perdone|disculp\p{L}{1,3}|lo siento|quería decir|quise decir|cambi\p{L}{1,4}|modificar|que sean|deben ser|debería[n]? ser|korekta|korygu\p{L}{1,3}|popraw\p{L}{1,4}|zamiast|przepraszam|wybacz\p{L}{0,4}|miało być|powinno być|ma być|zmian[aęy]|zmieni\p{L}{1,3}|proszę zmienić|jednak|pomyłk\p{L}{1,2}|pomyliłem|pomyliłam)(?!\p{L})|更正|改为|改成|改到|改一下|修改|不是|而是|应为|应该是|纠正|抱歉|对不起|不好意思|搞错|写错|说错|换成/iu

/** Words that take a line out, beside those that say that it is cancelled. */
const TAKES_OUT =
  /(?<!\p{L})(?:cancel|cancelling|delete|remove|drop|leave out|take out|strike|without|skip|disregard|ignore|forget|don['’]?t need|do not need|no need for|not needed|streichen|streiche|stornieren|storniere|weglassen|entfernen|löschen|ohne|nicht mehr|doch nicht|brauchen wir nicht|entfernt|annuler|annulez|supprimer|supprimez|retirer|retirez|enlever|enlevez|sans|plus besoin|n['’]avons plus|anular|anule|anulen|cancelar|cancele|cancelen|quitar|quite|quiten|eliminar|elimine|sin|ya no|no necesitamos|anulować|anulujcie|usunąć|usuńcie|proszę usunąć|skreślić|wykreślić|pominąć|bez|już nie|nie potrzebujemy|rezygnujemy)(?!\p{L})|删掉|删除|去掉|不需要|不用|不要/iu

/** Without a part or a position only these words, in a short sentence, are about the lines before. */
const TAKES_ALL = /(?<!\p{L})(?:cancel|stornier|streich|annul|anul|cancelar|delete|remove|supprim|elimin|usu[nń])|取消|删/iu
const MOST_WORDS_ABOUT_ALL = 8
/** A new amount without a figure. */
const CHANGES_AMOUNT =
  /(?<!\p{L})(?:double|twice|half|halve|triple|doppelt\p{L}{0,3}|verdoppel\p{L}{1,3}|hälfte|halbier\p{L}{1,3}|le double|doubl(?:er|ez)|moitié|el doble|dobl(?:ar|en)|la mitad|podwójn\p{L}{1,3}|dwa razy|dwukrotn\p{L}{1,2}|połow\p{L}{1,2})(?!\p{L})|加倍|翻倍|减半|一半/iu

/** The quantity that is put right stands behind one of these. */
const FORMER =
  /(?:(?<!\p{L})(?:instead of|rather than|not|from|statt|anstatt|anstelle von|anstelle|nicht|von|au lieu de|au lieu des|et non|et pas|pas|plutôt que|en lugar de|en vez de|y no|no|zamiast|a nie|nie)|不是|而不是|从|由)\s{0,4}(?:the |den |die |les |los |las |de |d['’])?(\d{1,6})(?![\d.,]?\d)/iu
/** `10 → 12`, `von 10 auf 12`, `from 10 to 12`. */
const FROM_TO =
  /(?<![\d.,])(\d{1,6})\s{0,4}(?:\p{L}{1,8}\.?\s{1,3})?(?:→|->|=>|to|auf|à|a|na|改为|改成|改到|换成)\s{0,4}(\d{1,6})(?![\d.,]?\d)/iu

const POSITION =
  /(?:(?<!\p{L})(?:pos(?:ition|ición|icion|\.)?(?:en|s)?|line|lines|item|items|zeile|ligne|lignes|poste|línea|linea|partida|renglón|pozycj\p{L}{1,2}|poz\.?|wiersz)\.?\s{0,3}(?:no\.?|nr\.?|n°|nº|#)?\s{0,3}(\d{1,4})(?!\d))|第\s?(\d{1,4})\s?[行项条]/giu
const AND_MORE = /^\s{0,3}(?:,|and|und|et|y|i|&|\+|和|、)\s{0,3}(\d{1,4})(?![\d.,]?\d)/iu

const DATES = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}:\d{2}/g
const MONEY = /[€$£¥]\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?(?:€|\$|£|¥|eur|usd|pln|cny|zł|%)/giu
const MOST_WORDS = 40

const listPositions = (text: string): { readonly positions: number[]; readonly rest: string } => {
  const positions: number[] = []
  let rest = text
  for (const match of text.matchAll(POSITION)) {
    positions.push(Number(match[1] ?? match[2]))
    rest = rest.replace(match[0], ' ')
    const more = AND_MORE.exec(text.slice(match.index + match[0].length))
    if (more) {
      positions.push(Number(more[1]))
      rest = rest.replace(more[0], ' ')
    }
  }
  return { positions, rest }
}

/** Quantities of a correction: what was, and what is from now on. */
const readChange = (text: string): Pick<LineNote, 'former' | 'quantity'> => {
  const both = FROM_TO.exec(text)
  if (both) return { former: Number(both[1]), quantity: Number(both[2]) }
  const former = FORMER.exec(text)
  const rest = former ? text.replace(former[0], ' ') : text
  const amounts = [...new Set(rest.match(/(?<![\p{L}\d.,-])\d{1,6}(?![\d.,]{0,9}\d)/gu) ?? [])].map(Number)
  const [amount] = amounts
  return {
    ...(former && { former: Number(former[1]) }),
    ...(amounts.length === 1 && amount !== undefined && amount > 0 && { quantity: amount }),
  }
}

/** A sentence that corrects or cancels other lines; undefined for everything else. */
export const readNote = (text: string, isKnown: (number: string) => boolean): LineNote | undefined => {
  const words = splitWords(text)
  if (words.length > MOST_WORDS) return undefined
  const corrects = CORRECTS.test(text)
  const takesOut = saysCancelled(text) || TAKES_OUT.test(text)
  if (words.length <= MOST_WORDS_ABOUT_ALL && !/\d/.test(text) && CHANGES_AMOUNT.test(text))
    return { kind: 'correct', text: text.trim(), numbers: [], positions: [] }
  if (!corrects && !takesOut) return undefined
  const numbers = words.filter((word) => !/^\d{1,4}$/.test(word) && isKnown(word))
  const bare = numbers.reduce((rest, number) => rest.replace(number, ' '), text)
  const { positions, rest } = listPositions(bare.replace(DATES, ' ').replace(MONEY, ' '))
  const change = readChange(rest)
  const hasChange = change.former !== undefined || change.quantity !== undefined
  const about = { text: text.trim().slice(0, 120), numbers, positions }
  const isAimed = numbers.length > 0 || positions.length > 0
  const isAboutAll = words.length <= MOST_WORDS_ABOUT_ALL && (saysCancelled(text) || TAKES_ALL.test(text))
  if (takesOut && !hasChange) return isAimed || isAboutAll ? { kind: 'cancel', ...about } : undefined
  // 'sorry for the delay' changes nothing.
  if (corrects && (hasChange || isAimed || /\d/.test(rest))) return { kind: 'correct', ...about, ...change }
  return undefined
}

const MOST_WORDS_OF_FIGURES = 8

/**
 * Figures in a short sentence without a part, whatever its words: two of which one is the quantity of a line before, or in
 * a chat one alone. It is not clear what they change, so the lines wait.
 */
export const readFigures = (
  text: string,
  lines: readonly { readonly quantity?: number | undefined }[],
  isKnown: (number: string) => boolean,
  isChat: boolean,
): LineNote | undefined => {
  const words = splitWords(text)
  if (lines.length === 0 || words.length > MOST_WORDS_OF_FIGURES || words.some((word) => /\D/.test(word) && isKnown(word)))
    return undefined
  const figures = [
    ...new Set(
      text
        .replace(DATES, ' ')
        .replace(MONEY, ' ')
        .match(/(?<![\p{L}\d.,-])\d{1,6}(?![\p{L}\d]|[.,]\d)/gu) ?? [],
    ),
  ].map(Number)
  const former = figures.find((figure) => lines.some(({ quantity }) => quantity === figure))
  const isCorrection = (figures.length === 2 && former !== undefined) || (isChat && figures.length === 1 && words.length <= 4)
  return isCorrection ? { kind: 'correct', text: text.trim().slice(0, 120), numbers: [], positions: [], former } : undefined
}

const SHORT = 60

/** `Correction:` above lines that replace earlier ones. */
export const correctsBelow = (text: string): boolean =>
  text.length < SHORT && CORRECTS.test(text) && /[:：]\s*$|^\p{L}+$/u.test(text.trim())
