/** A range of a number as a value of a facet: `100..2400`, `..50`, `-40..`. Both ends belong to it. */
export type NumberRange = { readonly from?: number; readonly to?: number }

const NUMBER = String.raw`-?\d{1,12}(?:\.\d{1,6})?`
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`)
/** As prices stood in addresses before: `100-250`, `10000-`. */
const BAND = /^(\d{1,12})-(\d{1,12})?$/

const toNumber = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

export const parseRange = (value: string): NumberRange | undefined => {
  const [whole, from, to] = RANGE.exec(value) ?? []
  if (whole === undefined || (from === undefined && to === undefined)) return undefined
  return { from: toNumber(from), to: toNumber(to) }
}

export const writeRange = ({ from, to }: NumberRange): string | undefined =>
  from === undefined && to === undefined ? undefined : `${from ?? ''}..${to ?? ''}`

/** An entered number: digits with a point or a comma, or nothing. */
export const readTyped = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.')
  return new RegExp(`^${NUMBER}$`).test(plain) ? Number(plain) : undefined
}

/** The band of an old address is the same range. */
export const fromBand = (value: string): string => {
  const [whole, from, to] = BAND.exec(value) ?? []
  return whole === undefined ? value : `${from}..${to ?? ''}`
}

export const isWithin = (value: number, { from = -Infinity, to = Infinity }: NumberRange): boolean => value >= from && value <= to
