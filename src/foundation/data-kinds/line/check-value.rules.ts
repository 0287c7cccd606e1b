import type { Field, FieldType } from '#foundation/data-kinds/description/field.rules.ts'
import { quote } from '#foundation/data-kinds/line/problem.rules.ts'
import { isCountryCode } from '#kernel/country-code.ts'
import { isLanguage, LANGUAGES } from '#kernel/locale.ts'
import { trimSigns } from '#kernel/trim-signs.ts'

export type CheckedValue = { readonly value: unknown } | { readonly reason: string }

const MOST_LETTERS = 100_000
const USUAL_LETTERS = 200

const refuse = (reason: string): CheckedValue => ({ reason })

const FORMULA_STARTS = '=@\t\r+-'
const SIGNED_NUMBER = /^[+-][\d\s().,/…–%+-]*(?:°[CFK])?$/

/** A spreadsheet would calculate it when somebody opens an export; a number with its sign, a range such as -55…70 or a telephone number is none [T-63]. */
const isFormula = (value: string): boolean =>
  FORMULA_STARTS.includes(value.charAt(0)) && value !== '' && (!/^[+-]/.test(value) || !SIGNED_NUMBER.test(value))

/** Undefined where the text can be kept. */
const findTextFault = (value: string, { most = USUAL_LETTERS, least = 0, pattern, patternFault }: Field): string | undefined => {
  if (value.includes('\u0000') || !value.isWellFormed()) return 'holds a character that cannot be kept'
  if (isFormula(value)) return `${quote(value)} begins like a formula, with ${value.charAt(0)}`
  if (value.length > most) return `has ${value.length} letters; ${most} are the most`
  if (value.length < least) return `has fewer than ${least} letters`
  return pattern && !pattern.test(value) ? `${quote(value)} ${patternFault ?? 'is not written as it should be'}` : undefined
}

const checkText = (value: unknown, field: Field): CheckedValue => {
  if (typeof value !== 'string') return refuse(`${quote(value)} is no text`)
  const trimmed = value.trim()
  const fault = findTextFault(trimmed, field)
  return fault === undefined ? { value: trimmed } : refuse(fault)
}

const toNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,12})?$/.test(value.trim()) ? Number(value) : undefined
}

const checkNumber = (value: unknown, { most, least, type }: Field): CheckedValue => {
  const read = toNumber(value)
  if (read === undefined) return refuse(`${quote(value)} is no number; write it as 1284.80, without marks between thousands`)
  if (type === 'whole-number' && !Number.isSafeInteger(read)) return refuse(`${quote(value)} is no whole number`)
  if (most !== undefined && read > most) return refuse(`${quote(value)} is more than ${most}`)
  if (least !== undefined && read < least) return refuse(`${quote(value)} is less than ${least}`)
  return { value: read }
}

const YES: ReadonlySet<unknown> = new Set([true, 'true', 'yes', '1'])
const NO: ReadonlySet<unknown> = new Set([false, 'false', 'no', '0'])

const checkYesNo = (value: unknown): CheckedValue => {
  const folded = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (YES.has(folded)) return { value: true }
  return NO.has(folded) ? { value: false } : refuse(`${quote(value)} is neither true nor false`)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

const checkDate = (value: unknown): CheckedValue => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  const isDay = DAY.test(trimmed) && new Date(`${trimmed}T00:00:00Z`).toJSON()?.slice(0, 10) === trimmed
  return isDay ? { value: trimmed } : refuse(`${quote(value)} is no date; write it as 2027-03-31`)
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

const checkTime = (value: unknown): CheckedValue => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  const hasZone = trimmed.length === 10 || /(?:Z|[+-]\d{2}:\d{2})$/.test(trimmed)
  const read = MOMENT.test(trimmed) ? new Date(hasZone ? trimmed : `${trimmed}Z`) : undefined
  return read && !Number.isNaN(read.getTime())
    ? { value: read.toISOString() }
    : refuse(`${quote(value)} is no time; write it as 2027-03-31T08:00:00Z`)
}

/** One way to write it: neither a number, whose digits are lost, nor minor units, which look like an amount. */
const checkAmount = (value: unknown): CheckedValue => {
  if (typeof value !== 'string') return refuse(`${quote(value)} is no amount; write it as a text, such as "597.52"`)
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/.exec(value.trim()) ?? []
  if (whole === undefined) return refuse(`${quote(value)} is no amount; write it as 597.52`)
  const [digits, rest] = [whole.replace(/^0+(?=\d)/, ''), trimSigns(fraction, { end: /0/ })]
  return { value: `${sign}${digits}${rest === '' ? '' : `.${rest}`}` }
}

const checkChoice = (value: unknown, { choices = [] }: Field): CheckedValue => {
  const requested = String(value).trim()
  const found = choices.find((one) => one === requested) ?? choices.find((one) => one.toLowerCase() === requested.toLowerCase())
  return found === undefined ? refuse(`${quote(value)} is none of ${choices.join(', ')}`) : { value: found }
}

const checkCountry = (value: unknown): CheckedValue => {
  const code = String(value).trim().toLowerCase()
  return isCountryCode(code) ? { value: code } : refuse(`${quote(value)} is no country; write its two letters, such as de`)
}

const checkCurrency = (value: unknown): CheckedValue => {
  const code = String(value).trim()
  return /^[A-Z]{3}$/.test(code)
    ? { value: code }
    : refuse(`${quote(value)} is no currency; write its three letters, such as EUR`)
}

const checkLanguage = (value: unknown): CheckedValue => {
  const code = String(value).trim().toLowerCase()
  return isLanguage(code) ? { value: code } : refuse(`${quote(value)} is none of the languages ${LANGUAGES.join(', ')}`)
}

const MAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}$/

const checkMail = (value: unknown): CheckedValue => {
  const address = String(value).trim().toLowerCase()
  return MAIL.test(address) ? { value: address } : refuse(`${quote(value)} is no mail address`)
}

/** Nothing that a browser would run [T-46]. */
const checkLink = (value: unknown, field: Field): CheckedValue => {
  const checked = checkText(value, { ...field, most: field.most ?? 2000 })
  if ('reason' in checked) return checked
  const target = String(checked.value)
  const isGood = /^(?:https:\/\/[^\s/]|\/(?![/\\])|\{locale\}\/)/.test(target) && !/[\s\\<>"]/.test(target)
  return isGood ? checked : refuse(`${quote(value)} is no link; write a path such as /support or an address with https`)
}

const FILE_NAME = /^[^/\\:*?"<>|]{1,200}$/

const checkFile = (value: unknown): CheckedValue => {
  const name = typeof value === 'string' ? value.trim() : ''
  return FILE_NAME.test(name) && !/^\.+$|\p{Cc}/u.test(name)
    ? { value: name }
    : refuse(`${quote(value)} is no name of a file in the folder files`)
}

const isPlainValue = (value: unknown): boolean => typeof value === 'boolean' || typeof value === 'number'

const checkValues = (value: unknown): CheckedValue => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(`${quote(value)} is no set of values`)
  for (const [name, one] of Object.entries(value)) {
    if (isPlainValue(one)) continue
    const checked = checkText(one, { type: 'text', help: '', isRequired: false, isByLanguage: false })
    if ('reason' in checked) return refuse(`${name}: ${checked.reason}`)
  }
  return { value }
}

const CHECKS: Readonly<Record<Exclude<FieldType, 'record' | 'records'>, (value: unknown, field: Field) => CheckedValue>> = {
  text: checkText,
  markup: (value, field) => checkText(value, { ...field, most: field.most ?? MOST_LETTERS }),
  'whole-number': checkNumber,
  number: checkNumber,
  'yes-no': checkYesNo,
  date: checkDate,
  time: checkTime,
  amount: checkAmount,
  currency: checkCurrency,
  country: checkCountry,
  language: checkLanguage,
  mail: checkMail,
  link: checkLink,
  choice: checkChoice,
  file: checkFile,
  values: checkValues,
}

/** One value that is there, as its field wants it. Records inside of a line are checked with the line. */
export const checkValue = (value: unknown, field: Field): CheckedValue => {
  if (typeof value === 'string' && value.length > MOST_LETTERS) return refuse(`has more than ${MOST_LETTERS} letters`)
  return field.type === 'record' || field.type === 'records' ? { value } : CHECKS[field.type](value, field)
}
