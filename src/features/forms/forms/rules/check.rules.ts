import { findDayFault } from '#features/forms/forms/rules/date.rules.ts'
import { listShown, readValue, type FormField, type FormValues, type TextRule } from '#features/forms/forms/rules/field.rules.ts'
import { findFileFault, type SentFile } from '#features/forms/forms/rules/file.rules.ts'
import {
  endsWithPattern,
  hasNoSpace,
  isDigits,
  isLastName,
  isLettersAndSpaces,
  isLettersDigitsAndSpaces,
  isMarketingEmail,
  isName,
  isNumber,
  isOfSize,
  isOnlyLetters,
  isRuledEmail,
  isUrl,
  LONGEST_VALUE,
  matchesPattern,
} from '#features/forms/forms/rules/text.rules.ts'
import { isBlockedAddress, isCompanyAddress } from '#foundation/identity/public.ts'
import { lookUp } from '#kernel/look-up.ts'

/** A fault of a value; its text is `fault.{code}` of this area. */
export type FaultCode =
  | (
      | 'required'
      | 'choose'
      | 'consent'
      | 'email'
      | 'emailDomain'
      | 'internalDomain'
      | 'name'
      | 'lastname'
      | 'characters'
      | 'charactersSpaces'
    )
  | ('charactersNumbersSpaces' | 'alpha' | 'noSpace' | 'pattern' | 'url' | 'number' | 'digits' | 'minlength' | 'maxlength')
  | ('range' | 'least' | 'most' | 'equalTo' | 'phone' | 'date' | 'dateBounds' | 'dateClosed' | 'option')
  | ('fileMissing' | 'fileSize' | 'fileType' | 'fileHarmful')

export type Fault = {
  readonly field: string
  readonly code: FaultCode
  readonly values?: Readonly<Record<string, string | number>>
}

export type Surroundings = {
  /** yyyy-mm-dd where the visitor is. */
  readonly today: string
  /** Domains that `checkEmailDomain` refuses [5.1.2]. */
  readonly blockedDomains?: readonly string[]
  /** Domains of employees, which `checkInternalDomain` refuses [5.1.3]. */
  readonly internalDomains?: readonly string[]
  /** Files of the submission, by field. */
  readonly files?: Readonly<Record<string, SentFile>>
}

const RULE_CHECKS: Readonly<
  Record<
    Exclude<TextRule, 'alpha' | 'accept' | 'regex' | 'checkEmailDomain' | 'checkInternalDomain'>,
    readonly [(value: string) => boolean, FaultCode]
  >
> = {
  emailRule: [isRuledEmail, 'email'],
  nameRule: [isName, 'name'],
  lastnameRule: [isLastName, 'lastname'],
  onlyCharactersRule: [isOnlyLetters, 'characters'],
  onlyCharactersAndSpaceRule: [isLettersAndSpaces, 'charactersSpaces'],
  onlyCharactersNumbersSpacesRule: [isLettersDigitsAndSpaces, 'charactersNumbersSpaces'],
  noSpace: [hasNoSpace, 'noSpace'],
  digits: [isDigits, 'digits'],
}

const checkRule = (
  { rule, pattern = '' }: FormField,
  value: string,
  { blockedDomains = [], internalDomains = [] }: Surroundings,
): FaultCode | undefined => {
  if (rule === undefined) return undefined
  if (rule === 'alpha' || rule === 'accept') return endsWithPattern(value, pattern) ? undefined : 'alpha'
  if (rule === 'regex') return matchesPattern(value, pattern) ? undefined : 'pattern'
  if (rule === 'checkEmailDomain') return isBlockedAddress(value, blockedDomains) ? 'emailDomain' : undefined
  if (rule === 'checkInternalDomain') return isCompanyAddress(value, internalDomains) ? 'internalDomain' : undefined
  const [isGood, code] = RULE_CHECKS[rule]
  return isGood(value) ? undefined : code
}

const checkSize = ({ minLength = 0, maxLength = LONGEST_VALUE }: FormField, value: string): Omit<Fault, 'field'> | undefined => {
  if (isOfSize(value, minLength, maxLength)) return undefined
  return value.length < minLength
    ? { code: 'minlength', values: { min: minLength } }
    : { code: 'maxlength', values: { max: maxLength } }
}

const checkRange = ({ min, max }: FormField, value: string): Omit<Fault, 'field'> | undefined => {
  const number = Number(value.replace(',', '.'))
  const isBelow = min !== undefined && number < min
  const isAbove = max !== undefined && number > max
  if (!isBelow && !isAbove) return undefined
  if (min !== undefined && max !== undefined) return { code: 'range', values: { min, max } }
  return isBelow ? { code: 'least', values: { min: min ?? 0 } } : { code: 'most', values: { max: max ?? 0 } }
}

const isOption = ({ options = [] }: FormField, value: string): boolean =>
  value.split(', ').every((part) => options.some((option) => option.value === part))

const PHONE = /^\+?[\d\s()/.-]{4,30}$/

const NO_FILE: SentFile = { size: 0, type: '' }

const checkKind = (field: FormField, value: string, { today, files = {} }: Surroundings): Omit<Fault, 'field'> | undefined => {
  switch (field.kind) {
    case 'email':
      return isMarketingEmail(value) ? undefined : { code: 'email' }
    case 'url':
      return isUrl(value) ? undefined : { code: 'url' }
    case 'number':
      return isNumber(value) ? checkRange(field, value) : { code: 'number' }
    case 'phone':
      return value.length <= 40 && PHONE.test(value) ? undefined : { code: 'phone' }
    case 'select':
    case 'radio':
      return isOption(field, value) ? undefined : { code: 'option' }
    case 'checkbox':
      return field.options?.length ? (isOption(field, value) ? undefined : { code: 'option' }) : undefined
    case 'country':
      return /^[A-Z]{2}$/.test(value) ? undefined : { code: 'option' }
    case 'phone-country':
      return /^\d{1,4}_[A-Z]{2}$/.test(value) ? undefined : { code: 'option' }
    case 'date': {
      const code = findDayFault(value, today, field)
      return code && { code }
    }
    case 'file':
      return findFileFault(field, lookUp(files, field.name) ?? NO_FILE)
    default:
      return undefined
  }
}

const CHOICES = new Set(['select', 'country', 'phone-country', 'radio', 'date'])

/** Of an optional field: nothing entered passes every rule but alpha, whose pattern must be there [5.2.6, 5.3.1, 5.3.5]. */
const checkEmpty = ({ kind, isRequired, rule, pattern = '' }: FormField): FaultCode | undefined => {
  if (isRequired && kind === 'consent') return 'consent'
  if (isRequired && kind === 'file') return 'fileMissing'
  if (isRequired) return CHOICES.has(kind) ? 'choose' : 'required'
  return rule === 'alpha' && !endsWithPattern('', pattern) ? 'alpha' : undefined
}

/** The first thing that is wrong with one field. */
export const checkField = (field: FormField, values: FormValues, around: Surroundings): Fault | undefined => {
  const value = readValue(values, field.name)
  const say = (fault: Omit<Fault, 'field'> | undefined): Fault | undefined => fault && { field: field.name, ...fault }
  if (value === '') {
    const code = checkEmpty(field)
    return code && say({ code })
  }
  // Length first, so that nothing long reaches a pattern [T-67].
  const size = checkSize(field, value)
  if (size) return say(size)
  const kind = checkKind(field, value, around)
  if (kind) return say(kind)
  const rule = checkRule(field, value, around)
  if (rule) return say({ code: rule })
  return field.equalTo !== undefined && value !== readValue(values, field.equalTo) ? say({ code: 'equalTo' }) : undefined
}

/** Every fault of what is shown, in the order of the form. */
export const checkForm = (fields: readonly FormField[], values: FormValues, around: Surroundings): Fault[] =>
  listShown(fields, values).flatMap((field) => checkField(field, values, around) ?? [])
