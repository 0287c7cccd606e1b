import type { Language } from '#kernel/locale.ts'

/** The kind of attachment, as mails name it. */
export const CONFIRMATION = 'order-confirmation'

export const confirmationName = (orderNumber: string): string => `Order_${orderNumber.replace(/[^A-Za-z0-9-]/g, '_')}.pdf`

export const confirmationHref = (orderNumber: string, language: Language): string =>
  `/api/orders/v1/${encodeURIComponent(orderNumber)}/confirmation?language=${language}`
