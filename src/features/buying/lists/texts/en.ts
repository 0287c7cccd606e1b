export const en = {
  saved: 'Saved items',
  lists: 'Lists',
  save: 'Save item',
  'save.sku': 'Save item {sku}',
  'save.done': 'Saved',
  failed: 'This did not work. Please try again.',
  gone: 'This list does not exist, or is not shared with you',
  none: 'No lists yet',
  'none.text': 'Start one for a job, a site or what you order every quarter.',
  empty: 'Nothing is saved here yet',
  'empty.text': 'Press ‘Save item’ beside a part, and you find it here on every device.',
  'empty.go': 'Go to the products',
  count: 'Parts: {count}',
  shared: 'Shared with the company',
  'shared.by': 'Shared by {owner}',
  share: 'Everybody in my company may see it',
  new: 'New list',
  'new.hint': 'Name it after the job or the site',
  'new.make': 'Create',
  'new.missing': 'A list needs a name',
  part: 'Part number',
  'part.add': 'Add part',
  quantity: 'Quantity {sku}',
  note: 'Note for {sku}',
  pieces: 'Pieces: {count}',
  unsold: 'Not sold in your market',
  remove: 'Remove',
  delete: 'Delete the list',
  addAll: 'Add {count} {count|line|lines} to cart',
  added: 'Lines in your cart: {count}.',
  cart: 'Open the cart',
  export: 'Export CSV',
  'cart.save': 'Save as a list',
  'cart.name': 'Name of the list',
  'cart.saved': 'The cart was saved as a list.',
  'cart.open': 'Open the list',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    lists: keyof typeof en
  }
}
