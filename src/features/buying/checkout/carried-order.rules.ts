import type { PaymentType } from '#features/buying/checkout/checkout.rules.ts'

type Document = { readonly poUploadId: string | null; readonly poName: string | null; readonly poSize: number | null }
type Before = Document & { readonly poNumber: string; readonly paymentType: PaymentType | null }

/** The checkout's data from a document, and the number it had before. */
export type CarriedOrder = {
  readonly poNumber: string | null
  readonly document: string | null
  /** Another number stood there: the person must see that it was replaced. */
  readonly replaced: string | null
}

const LONGEST_NUMBER = 35
const isNumber = (poNumber: string | null): poNumber is string =>
  poNumber !== null && poNumber.length <= LONGEST_NUMBER && /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u.test(poNumber)

const NO_DOCUMENT: Document = { poUploadId: null, poName: null, poSize: null }

/** Number and document belong together: another number without a document takes the former document away. */
export const findCarried = (
  before: Before,
  poNumber: string | null,
  copy: Partial<Document>,
): { readonly change: Partial<Before>; readonly carried: CarriedOrder } => {
  const trimmed = poNumber?.trim() ?? null
  const number = isNumber(trimmed) ? trimmed : undefined
  const isOther = number !== undefined && before.poNumber !== '' && before.poNumber !== number
  const document = copy.poUploadId ? copy : isOther && before.poUploadId !== null ? NO_DOCUMENT : {}
  return {
    change: { ...(number !== undefined && { paymentType: 'purchase-order' as const, poNumber: number }), ...document },
    carried: { poNumber: number ?? null, document: copy.poName ?? null, replaced: isOther ? before.poNumber : null },
  }
}
