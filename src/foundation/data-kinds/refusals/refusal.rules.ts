import { CATALOGUE_REFUSALS } from '#foundation/data-kinds/refusals/catalogue-refusals.texts.ts'
import { COMPANY_REFUSALS } from '#foundation/data-kinds/refusals/company-refusals.texts.ts'
import { FILE_REFUSALS } from '#foundation/data-kinds/refusals/file-refusals.texts.ts'
import { ORDER_REFUSALS } from '#foundation/data-kinds/refusals/order-refusals.texts.ts'
import { VALUE_REFUSALS } from '#foundation/data-kinds/refusals/value-refusals.texts.ts'
import type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import type { SentenceTexts } from '#foundation/data-kinds/line/sentence.rules.ts'
import { isLanguage, LANGUAGES, type Language } from '#kernel/locale.ts'

/** `{1}` stands for a value. */
const REFUSAL_TEXTS: SentenceTexts = [
  ...VALUE_REFUSALS,
  ...FILE_REFUSALS,
  ...CATALOGUE_REFUSALS,
  ...COMPANY_REFUSALS,
  ...ORDER_REFUSALS,
]

const PLACE = /\{(\d)\}/g

const partsOf = (sentence: string): readonly string[] => sentence.split(PLACE).filter((_, at) => at % 2 === 0)

/** The longest sentence first: ‘is no amount in EUR, which has 2 digits …’ begins like a shorter one. */
const SENTENCES = REFUSAL_TEXTS.map((texts) => ({ texts, parts: partsOf(texts[0]) })).toSorted(
  (one, other) => other.parts.join('').length - one.parts.join('').length,
)

/** The values between the parts of a sentence; undefined where it is another one. */
const findValues = ([start = '', ...others]: readonly string[], sentence: string): readonly string[] | undefined => {
  if (!sentence.startsWith(start)) return undefined
  const values: string[] = []
  let at = start.length
  for (const [index, part] of others.entries()) {
    const end = index === others.length - 1 ? sentence.length - part.length : sentence.indexOf(part, at)
    if (end < at || !sentence.startsWith(part, end)) return undefined
    values.push(sentence.slice(at, end))
    at = end + part.length
  }
  return at === sentence.length ? values : undefined
}

/** The first language of an `Accept-Language` that refusals are written in. */
export const chooseLanguage = (accepted = ''): Language =>
  accepted
    .split(',')
    .map((one) => one.trim().toLowerCase().slice(0, 2))
    .find(isLanguage) ?? 'en'

/** A refusal in another language; one that is not in the table stays English. */
export const translateRefusal = (sentence: string, language: Language): string => {
  if (language === 'en') return sentence
  for (const { texts, parts } of SENTENCES) {
    const values = findValues(parts, sentence)
    if (values)
      return (texts[LANGUAGES.indexOf(language)] ?? sentence).replaceAll(PLACE, (_, at: string) => values[Number(at) - 1] ?? '')
  }
  // A value of a set is refused by its name: `voltage: ‘x’ is no text`.
  const [name = '', ...rest] = sentence.split(': ')
  const isNamed = rest.length > 0 && /^[\w.[\]:-]+$/.test(name)
  return isNamed ? `${name}: ${translateRefusal(rest.join(': '), language)}` : sentence
}

export const translateProblems = (problems: readonly LineProblem[], language: Language): LineProblem[] =>
  problems.map(({ column, reason }) => ({ column, reason: translateRefusal(reason, language) }))
