import { MOST_LINES } from '#features/cart/cart.rules.ts'
import { SKU } from '#features/catalogue/public.ts'
import { MOST_PIECES } from '#features/pricing/public.ts'

export type LineFault = 'not_found' | 'quantity' | 'cart_full'

export type PastedLine = {
  readonly text: string
  readonly sku: string
  readonly quantity: number
  readonly fault?: LineFault
}

/** Tab, comma, semicolon or spaces between part number and quantity. */
const SEPARATOR = /[\t,; ]+/

const readLine = (text: string): PastedLine => {
  const [sku = '', written = '1'] = text.split(SEPARATOR).filter((part) => part !== '')
  const quantity = /^\d{1,6}$/.test(written) ? Number(written) : 0
  const line = { text, sku, quantity }
  if (quantity < 1 || quantity > MOST_PIECES) return { ...line, fault: 'quantity' }
  return SKU.test(sku) ? line : { ...line, fault: 'not_found' }
}

/** One line a part; what is beyond a cart's size is left for a second time. */
export const readPasted = (text: string): PastedLine[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map(readLine)

type Refused = { readonly sku: string; readonly reason: LineFault }

/** The lines with what the server said of them. */
export const markRefused = (lines: readonly PastedLine[], refused: readonly Refused[]): PastedLine[] => {
  const reasons = new Map(refused.map(({ sku, reason }) => [sku, reason]))
  return lines.map((line) => {
    const fault = line.fault ?? reasons.get(line.sku)
    return fault ? { ...line, fault } : line
  })
}
