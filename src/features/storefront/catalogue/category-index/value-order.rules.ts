import { collator } from '#kernel/formatters.ts'

const NUMBER = /-?\d+(?:\.\d+)?/
const measure = (value: string): number => Number(NUMBER.exec(value)?.[0])
const wordsBefore = (value: string): string | undefined => (NUMBER.test(value) ? value.split(NUMBER, 1)[0] : undefined)

/** Measures such as 50, DN 50, 100-250 or IP 66: a number in all of them, and the same words before it. */
export const areMeasures = (values: readonly { readonly value: string }[]): boolean => {
  const [first, ...others] = new Set(values.map(({ value }) => wordsBefore(value)))
  return first !== undefined && others.length === 0
}

const { compare: compareText } = collator('en', { numeric: true })

/** Measures by size, words by the alphabet. */
export const sortFacetValues = <T extends { readonly value: string }>(values: readonly T[]): T[] =>
  areMeasures(values)
    ? values.toSorted((a, b) => measure(a.value) - measure(b.value) || compareText(a.value, b.value))
    : values.toSorted((a, b) => compareText(a.value, b.value))
