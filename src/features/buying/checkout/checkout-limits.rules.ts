/** The kind of upload that a purchase order is. */
export const PO_UPLOAD = 'purchase-order'
export const MAX_PO_BYTES = 10 * 1024 * 1024
