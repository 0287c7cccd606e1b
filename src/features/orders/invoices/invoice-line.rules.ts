import type { NewInvoice } from '#features/orders/invoices/invoice.rules.ts'
import type { InvoiceLine } from '#features/orders/invoices/invoice.schema.ts'
import { parseDecimal } from '#kernel/money.ts'

class AmountFault extends Error {}

/** Amounts in minor units; a reason where one has more digits than its currency. */
export const readInvoiceLine = (line: InvoiceLine): { invoice: NewInvoice } | { error: string } => {
  const { currency } = line
  const read = (text: string): bigint => {
    const money = parseDecimal(text, currency)
    if (!money) throw new AmountFault(`${text} is no amount in ${currency}`)
    return money.minor
  }
  try {
    const { orderNumber = null, poNumber = null, freight, taxes, total, paid, lines, ...rest } = line
    return {
      invoice: {
        ...rest,
        orderNumber,
        poNumber,
        lines: lines.map(({ unit, total: sum, ...part }) => ({ ...part, unitMinor: read(unit), totalMinor: read(sum) })),
        freightMinor: read(freight),
        taxes: taxes.map(({ base, amount, ...tax }) => ({ ...tax, baseMinor: read(base), amountMinor: read(amount) })),
        totalMinor: read(total),
        paidMinor: read(paid),
      },
    }
  } catch (error) {
    if (error instanceof AmountFault) return { error: error.message }
    throw error
  }
}
