import type { Language } from '#kernel/locale.ts'

/** The kind of attachment, as mails name it. */
export const CONFIRMATION = 'order-confirmation'

export const confirmationName = (orderNumber: string): string => `Order_${orderNumber.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`

const ID = 'confirmation-'
const LONGEST_NUMBER = 40

/** Among the documents of an order. */
export const confirmationId = (orderNumber: string): string => `${ID}${orderNumber}`

/** Undefined for ids of other documents. */
export const numberInId = (id: string): string | undefined => {
  const number = id.startsWith(ID) ? id.slice(ID.length) : ''
  return number === '' || number.length > LONGEST_NUMBER ? undefined : number
}

export const confirmationHref = (orderNumber: string, language: Language): string =>
  `/api/orders/v1/${encodeURIComponent(orderNumber)}/confirmation?language=${language}`
