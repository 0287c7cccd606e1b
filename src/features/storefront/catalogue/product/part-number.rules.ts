/** Letters, digits and the signs that part numbers use; it stands in addresses. */
export const SKU = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,59}$/
