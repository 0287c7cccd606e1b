import { sql } from 'kysely'
import { byPerson, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

const ofCart = within('cart_id', { table: 'cart', ...byPerson() })
const LAW = 'tax law: proof of a payment'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'checkout',
    about: 'Choices at the checkout',
    rows: ofCart,
    erase: 'change',
    data: ['po_number', 'po_upload_id', 'po_name', 'po_size', 'card', 'ship_to', 'attention'],
    plain: ['payment_type', 'delivery_method', 'cost_centre'],
    // An address that is not the account's was typed for this order: the place stays for its tax, who and where do not.
    first: async ({ tx, who: { id } }) => {
      const numbers = sql`select cart.order_number from cart join checkout on checkout.cart_id = cart.id
        where cart.person_id = ${id} and cart.order_number is not null and checkout.ship_to_id is null and checkout.ship_to is not null`
      const nowhere = '{"name": "", "street": ""}'
      await sql`update orders set ship_to = ship_to || ${nowhere}::jsonb, site = '' where number in (${numbers})`.execute(tx)
      await sql`update outbox_delivery set body = jsonb_set(body::jsonb, '{data,shipTo}',
          coalesce(body::jsonb #> '{data,shipTo}', '{}') || ${nowhere}::jsonb)::text
        where event = 'order.placed' and body::jsonb #>> '{data,orderNumber}' in (${numbers})`.execute(tx)
    },
    files: ({ id }) => sql`select checkout.tenant || '/purchase-orders/' || po_upload_id as key, coalesce(po_name, '') as name
      from checkout join cart on cart.id = cart_id where person_id = ${id} and po_upload_id is not null`,
  },
  {
    table: 'payment_authorisation',
    about: 'Payments of orders',
    rows: ofCart,
    erase: 'keep',
    kept: { token: LAW, currency: LAW, reference: LAW, order_number: LAW },
    plain: ['state'],
    isHidden: true,
  },
  {
    table: 'ship_to',
    about: 'Delivery addresses of accounts',
    erase: 'keep',
    mentions: ['name', 'street', 'extra', 'hint'],
    plain: ['postal_code', 'city', 'region', 'country_code', 'number'],
  },
]
