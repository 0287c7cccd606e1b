export const en = {
  home: 'Home',
  products: 'Products',
  'products.lead': 'All product groups, with prices, stock and documents for every part.',
  groups: 'Groups',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    catalogue: keyof typeof en
  }
}
