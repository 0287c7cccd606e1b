export const en = {
  title: 'Compare products',
  lead: 'Up to four products beside each other, with everything in which they differ.',
  region: 'Products to compare',
  clear: 'Clear',
  full: 'Four products can be compared at once. Remove one first.',
  differences: 'Show differences only',
  differs: 'differs',
  property: 'Property',
  nothing: 'Not stated',
  'none.title': 'Nothing to compare yet',
  'none.text': 'Pick products with ‘Compare’ on their pages, or enter a part number here.',
  missing: 'Not sold in your market: {skus}',
  number: 'Add a part number',
  submit: 'Add',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    compare: keyof typeof en
  }
}
