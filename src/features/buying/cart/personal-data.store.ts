import { both, byPerson, onlyIf, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

const ofCart = within('cart_id', { table: 'cart', ...byPerson() })

export const personalData: readonly PersonalTable[] = [
  {
    table: 'cart',
    about: 'Open carts',
    rows: both(byPerson(), onlyIf('order_number is null')),
    erase: 'delete',
    data: ['order_number'],
    plain: ['quote_number'],
  },
  // Payments of an order hang on its cart.
  {
    table: 'cart',
    part: 'ordered',
    about: 'Carts that were ordered',
    rows: both(byPerson(), onlyIf('order_number is not null')),
    erase: 'keep',
    plain: ['quote_number'],
  },
  {
    table: 'cart_line',
    about: 'Lines of carts',
    rows: ofCart,
    erase: 'change',
    data: ['note'],
    plain: ['sku', 'seen_currency', 'agreed_currency'],
  },
]
