export const en = {
  title: 'Find in the back office',
  field: 'Screen, person, customer, page or product',
  search: 'Find “{text}” in {list}',
  none: 'Nothing found.',
  'group.screens': 'Screens',
  'group.actions': 'Actions',
  'action.page': 'New page',
  'action.product': 'New product',
  'action.products': 'Bring a file of products',
  'action.person': 'New person',
  'action.people': 'Bring a file of people',
  'action.company': 'New company',
  'action.companies': 'Bring a file of companies',
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
