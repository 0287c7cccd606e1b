export const en = {
  title: '{item} is not available in {market}',
  'title.many': '{item} is not available in your market',
  product: 'We sell this part in other countries only. Choose another country above, or ask us for a part that fits.',
  category: 'We sell this product group in other countries only. Choose another country above, or ask us for parts that fit.',
  change: 'Change the country, or see what fits',
  replacements: 'Replacements sold here',
  versions: 'Other versions sold here',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'unsold-parts': keyof typeof en
  }
}
