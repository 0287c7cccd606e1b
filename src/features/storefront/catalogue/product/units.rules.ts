import { numberFormat } from '#kernel/formatters.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

type Conversion = { readonly unit: string; readonly factor: number; readonly offset?: number }

/** The value in inches and pounds. */
const IMPERIAL: Readonly<Record<string, Conversion>> = {
  mm: { unit: 'in', factor: 1 / 25.4 },
  cm: { unit: 'in', factor: 1 / 2.54 },
  m: { unit: 'ft', factor: 1 / 0.3048 },
  'mm/s': { unit: 'in/s', factor: 1 / 25.4 },
  'm²': { unit: 'ft²', factor: 10.7639 },
  'm³/h': { unit: 'gpm', factor: 4.40287 },
  kg: { unit: 'lb', factor: 2.20462 },
  g: { unit: 'oz', factor: 0.035274 },
  '°C': { unit: '°F', factor: 1.8, offset: 32 },
  bar: { unit: 'psi', factor: 14.5038 },
  kPa: { unit: 'psi', factor: 0.145038 },
  Nm: { unit: 'lbf·ft', factor: 0.737562 },
  kN: { unit: 'lbf', factor: 224.809 },
  l: { unit: 'gal', factor: 0.264172 },
}

const NUMBER = /-?\d+(?:\.\d+)?/g
/** A number and its unit within a text, as in `0…16 bar`; a range before the unit belongs to it. */
const WITH_UNIT = /(-?\d{1,12}(?:\.\d{1,12})?(?:\s?…\s?-?\d{1,12}(?:\.\d{1,12})?)?)\s?(mm|bar|kPa|m³\/h|kg|°C)(?![\w/²³])/g

/** Three figures say as much as the metric value did. */
const write = (value: number, language: Language): string =>
  numberFormat(language, Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 }).format(value)

const convertNumbers = (text: string, { factor, offset = 0 }: Conversion, language: Language): string =>
  text.replace(NUMBER, (number) => write(Number(number) * factor + offset, language))

/** The same value in imperial units; undefined where it has none, or is a code such as DN 50. */
export const toImperial = (value: string | number, unit: string | null, language: Language): string | undefined => {
  const known = unit === null ? undefined : lookUp(IMPERIAL, unit)
  if (known) return `${convertNumbers(String(value), known, language)} ${known.unit}`
  if (unit !== null || typeof value === 'number') return undefined
  const converted = value.replace(WITH_UNIT, (_, numbers: string, own: string) => {
    const conversion = lookUp(IMPERIAL, own)
    return conversion ? `${convertNumbers(numbers, conversion, language)} ${conversion.unit}` : `${numbers} ${own}`
  })
  return converted === value ? undefined : converted
}
