export const en = {
  title: 'Find in the back office',
  field: 'Screen, action, person, customer, page, product, order or tool',
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
  'action.invite': 'Invite people who have no access yet',
  'action.prices': 'Bring a file of prices',
  'action.stock': 'Bring a file of stock',
  'action.documents': 'Bring a file of documents',
  'action.equipment': 'Bring a file of equipment',
  'action.access': 'Give access to a tool',
  'action.switch': 'Switch account',
  'action.act': 'Act for a customer',
  'action.account': 'My account',
  'action.site': 'Open the site',
  'action.signOut': 'Sign out',
  'group.people': 'People',
  'group.customers': 'Customers',
  'group.pages': 'Pages',
  'group.products': 'Products',
  'group.orders': 'Orders',
  'group.tools': 'Tools',
  'group.searches': 'Search',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'command-palette': keyof typeof en
  }
}
