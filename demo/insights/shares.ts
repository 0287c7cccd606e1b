/** Of all visits of a day. */
export const MARKET_SHARES: Readonly<Record<string, number>> = {
  ...{ us: 0.41, de: 0.18, gb: 0.12, fr: 0.09, pl: 0.08, es: 0.07, cn: 0.05 },
}
export const KIND_SHARES: Readonly<Record<string, number>> = {
  'Product Detail (catalogue)': 0.27,
  Category: 0.18,
  Home: 0.13,
  Content: 0.12,
  'Global Search': 0.1,
  'Order Status': 0.06,
  'Technical Publications': 0.05,
  'Order Details': 0.04,
  'Knowledge Articles Search Result': 0.02,
  'Knowledge Article Detail': 0.015,
  'Support History': 0.01,
  'Case Detail': 0.008,
}
export const EVENT_SHARES: Readonly<Record<string, number>> = {
  login: 0.09,
  search: 0.21,
  'product.view': 0.19,
  'cart.add': 0.045,
  'cart.view': 0.04,
  checkout: 0.019,
  purchase: 0.0115,
  'software.download': 0.04,
  download: 0.055,
  'techpub.view': 0.03,
  'article.view': 0.016,
}
export const FORM_SHARES: Readonly<Record<string, number>> = {
  contact: 0.012,
  'download-details': 0.018,
  quote: 0.009,
  'date-request': 0.003,
}
export const CASE_SHARES: Readonly<Record<string, number>> = {
  ...{ product: 0.011, order: 0.009, question: 0.006, document: 0.004, portal: 0.003, account: 0.003 },
}
export const HOURS_TO_ANSWER: Readonly<Record<string, number>> = {
  ...{ product: 9.5, order: 5.2, question: 7.1, document: 12.4, portal: 3.8, account: 4.4 },
}
export const JOB_SECONDS: Readonly<Record<string, number>> = {
  ...{ 'deliver-mail': 0.8, 'deliver-event': 0.4, 'order-export': 6.2, 'invoice-zip': 14.5, 'product-import': 38 },
}
/** Fewer agree to be counted than order. */
export const ORDERS_SHARE = 0.0138
