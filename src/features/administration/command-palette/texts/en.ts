export const en = {
  title: 'Find in the back office',
  field: 'Screen, person, customer, page or product',
  search: 'Find “{text}” in {list}',
  none: 'Nothing found.',
  'group.screens': 'Screens',
  'group.people': 'People',
  'group.customers': 'Customers',
  'group.pages': 'Pages',
  'group.products': 'Products',
  'group.orders': 'Orders',
  'group.searches': 'Search',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'command-palette': keyof typeof en
  }
}
