export const ORDERS_PATH = '/secure/orders'

/** Where one order is shown [2.2.7]. */
export const orderPath = (number: string): string => `${ORDERS_PATH}/details.orderNum-${encodeURIComponent(number)}`
