/** The screen of staff with everything that belongs to one customer. */
export const CUSTOMERS_PATH = '/back-office/customers'

/** By the number of the company. */
export const customerPath = (number: string): string => `${CUSTOMERS_PATH}?company=${encodeURIComponent(number)}`
