import type { Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { textOf } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { roleOf } from '#features/buying/quick-order/reading/column-words.rules.ts'

/** A line of a mail or chat: who wrote it, in which message, and whether it only repeats an earlier one. */
export type ThreadLine = {
  readonly text: string
  readonly message: number
  readonly isQuoted: boolean
  readonly speaker?: string | undefined
  /** Of the head of a mail: neither text nor order. */
  readonly isHead?: boolean | undefined
}

/** At the end of a line, or before a name and a colon. */
const WROTE =
  /(?<!\p{L})(?:wrote|schrieb|a écrit|escribió|napisał\(a\)|napisała|napisał|pisze)(?!\p{L})[^:：]{0,60}[:：]?$|写道[^\p{L}]{0,4}$/iu
const ATTRIBUTION = /^(?:on|am|le|el|w dniu|dnia|den|在|于|\d{4}|\d{1,2}[./ ])/iu
const DATED = /\d{1,2}[:.h]\d{2}|@|\d{4}/
const DIVIDER =
  /^[-_=*\s>]{0,40}(?:original message|original appointment|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|message d['’]origine|message transféré|mensaje original|mensaje reenviado|oryginalna wiadomość|wiadomość oryginalna|wiadomość przekazana|przekazana wiadomość|原始邮件|转发的?邮件|forwarded message|begin forwarded message|anfang der weitergeleiteten nachricht)[-_=*\s:：]{0,40}$/iu
const RULE = /^\s{0,10}_{10,200}\s{0,10}$/
const FROM = /^[*\s]{0,4}(?:from|von|de|od|expéditeur|发件人|寄件者)[*\s]{0,4}[:：]/iu
const HEAD =
  /^[*\s]{0,4}(?:from|sent|date|to|cc|subject|von|gesendet|datum|an|betreff|de|envoyé|à|objet|enviado|enviado el|fecha|para|asunto|od|wysłano|data|do|dw|temat|发件人|发送时间|发送日期|日期|收件人|抄送|主题)[*\s]{0,4}[:：]/iu

const stripQuote = (line: string): string => line.replace(/^(?:\s?>){1,20}\s?/, '')

const SENT_OR_SUBJECT =
  /^[*>\s]{0,6}(?:sent|date|subject|gesendet|datum|betreff|envoyé|objet|enviado|enviado el|fecha|asunto|wysłano|data|temat|发送时间|发送日期|日期|主题)[*\s]{0,4}[:：]/iu

/** Sender, and at least two more fields of a head, one of which an order form would not have beside it. */
const isHeadBlock = (lines: readonly string[], at: number): boolean => {
  if (!FROM.test(stripQuote(lines[at] ?? ''))) return false
  const below = lines.slice(at + 1, at + 6).map(stripQuote)
  return below.filter((line) => HEAD.test(line)).length > 1 && below.some((line) => SENT_OR_SUBJECT.test(line))
}

/** `On Tue, 10 Nov 2026, Jan wrote:`, also broken over two lines. */
const attributionOf = (lines: readonly string[], at: number): number => {
  const [one = '', two = ''] = [lines[at], lines[at + 1]].map((line) => stripQuote(line ?? '').trim())
  if (one.length > 300) return 0
  if (WROTE.test(one) && (ATTRIBUTION.test(one) || DATED.test(one))) return 1
  const both = `${one} ${two}`
  return two.length < 80 && !WROTE.test(two) === !ATTRIBUTION.test(one) && ATTRIBUTION.test(one) && WROTE.test(both) ? 2 : 0
}

const hasQuote = (line: string): boolean => /^\s?>/.test(line)

/** A mail with what it answers: quoted lines by their sign, everything below the head of an earlier mail by its place. */
const splitMail = (lines: readonly string[], isDocument = false): ThreadLine[] => {
  const found: ThreadLine[] = []
  let [message, isBelow, hasText, heads] = [0, false, false, 0]
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const inner = stripQuote(line)
    const isQuoted = isBelow || hasQuote(line)
    const attribution = attributionOf(lines, at)
    const isDivider = DIVIDER.test(inner) || (RULE.test(line) && isHeadBlock(lines, at + 1))
    const isBlock = isHeadBlock(lines, at)
    if (attribution > 0 || isDivider || isBlock) {
      const next = lines.slice(at + Math.max(1, attribution)).find((other) => other.trim() !== '') ?? ''
      // Below a head that begins the text stands the mail itself; below signs of quoting, answers may stand between.
      const isOwnHead = isBlock && (isDocument ? heads === 0 : !hasText)
      if (isBlock) heads += 1
      if (!isOwnHead) isBelow ||= !(attribution > 0 && hasQuote(next))
      message += 1
      const height = isBlock ? countHead(lines, at) : Math.max(1, attribution)
      for (let head = 0; head < height; head += 1)
        found.push({ text: stripQuote(lines[at + head] ?? ''), message, isQuoted: isBelow || isQuoted, isHead: true })
      at += height - 1
      continue
    }
    if (inner.trim() !== '') hasText = true
    found.push({ text: inner, message, isQuoted })
  }
  return found
}

const countHead = (lines: readonly string[], at: number): number => {
  let height = 1
  while (height < 12 && HEAD.test(stripQuote(lines[at + height] ?? ''))) height += 1
  return height
}

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
const STAMPED = new RegExp(
  String.raw`^\[?(?:${DATE},?\s{1,3})?${TIME}\]?\s{0,3}(?:[-–]\s{0,3})?([\p{L}][^:：\d]{0,40})[:：]\s?(.*)$`,
  'iu',
)
const NAME_AND_TIME = new RegExp(String.raw`^([\p{L}][\p{L} .,'’-]{1,40}?),?\s{1,3}\[?(?:${DATE},?\s{1,3})?${TIME}\]?:?$`, 'iu')
const NAMED = /^(\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?|[\u4e00-\u9fff]{2,4})[:：]\s?(.+)$/u

type Said = { readonly speaker: string; readonly text: string }
const readSaid = (line: string, mayBeNamed: boolean): Said | undefined => {
  // 'From' and 'To' of a mail are nobody's names.
  if (HEAD.test(line)) return undefined
  const [, speaker, text = ''] = STAMPED.exec(line) ?? NAME_AND_TIME.exec(line) ?? (mayBeNamed ? NAMED.exec(line) : null) ?? []
  return speaker === undefined || roleOf(speaker) !== undefined ? undefined : { speaker: speaker.trim(), text }
}

/** Names before colons are people where one of them speaks twice, or where nobody says anything else. */
const areNamed = (lines: readonly string[]): boolean => {
  const filled = lines.filter((line) => line.trim() !== '')
  const said = filled.flatMap((line) => readSaid(line.trim(), true) ?? [])
  const names = new Set(said.map(({ speaker }) => speaker))
  return names.size > 1 && said.length * 2 > filled.length && (said.length > names.size || said.length === filled.length)
}

const isChat = (lines: readonly string[]): boolean =>
  lines.filter((line) => readSaid(line.trim(), false) !== undefined).length > 1 || areNamed(lines)

const splitChat = (lines: readonly string[]): ThreadLine[] => {
  const mayBeNamed = areNamed(lines)
  let [message, speaker]: [number, string | undefined] = [0, undefined]
  return lines.map((line) => {
    const said = readSaid(line.trim(), mayBeNamed)
    if (said) [message, speaker] = [message + 1, said.speaker]
    return { text: said ? said.text : line, message, isQuoted: hasQuote(said?.text ?? line), speaker }
  })
}

/** The lines of a pasted text by their messages. */
export const splitThread = (text: string): ThreadLine[] => {
  const lines = text.split(/\r\n|\r|\n/)
  return isChat(lines) ? splitChat(lines) : splitMail(lines)
}

/** The rows of a mail that was printed: what it answers is marked. The head of the mail itself may stand below a name. */
export const markQuoted = (rows: readonly Row[]): Row[] => {
  const lines = splitMail(rows.map(textOf), true)
  return rows.map((row, at) => (lines[at]?.isQuoted ? { ...row, isQuoted: true } : row))
}
