export const en = {
  purchased: 'Previously purchased',
  part: 'Part',
  last: 'Last ordered',
  price: 'Last price',
  times: 'Orders',
  pieces: 'Pieces',
  again: 'Order again',
  'again.count': 'Add {count}',
  'again.part': 'Add to cart: {count} of {sku}',
  search: 'Search parts',
  none: 'No parts found',
  'none.text': 'Nothing like it was ordered for this account in the last three years.',
  added: 'In your cart: {sku}',
  refused: 'Nothing was added to your cart: you may not order for this account, or the part is not sold any more.',
  cart: 'Open the cart',
  chooseAccount: 'Choose the account you order for first.',
  period: 'Period',
  months: '{count} {count|month|months}',
  billed: 'Billed in',
  export: 'Export as CSV',
  nothing: 'Nothing was spent in this time',
  'nothing.text': 'Choose a longer period, or another account.',
  total: '{amount} in all, net',
  byMonth: 'By month, {currency}',
  byCategory: 'By category, {currency}',
  bySite: 'By ship-to, {currency}',
  month: 'Month',
  category: 'Category',
  site: 'Ship to',
  net: 'Net amount',
  other: 'Other',
}

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    purchases: keyof typeof en
  }
}
