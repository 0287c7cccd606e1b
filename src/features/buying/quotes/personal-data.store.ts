import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

const LAW = 'commercial law: what was offered and agreed stays for years'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'quote',
    about: 'Quotes that they asked for',
    rows: byPerson('requested_by'),
    erase: 'change',
    data: ['decline_note'],
    kept: { number: LAW, account_key: LAW, currency: LAW, order_number: LAW },
    plain: ['state', 'source_hash'],
  },
  {
    table: 'quote_version',
    about: 'Versions of quotes that they wrote',
    rows: byPerson('made_by'),
    erase: 'change',
    data: ['note'],
    kept: { discounts: LAW },
    plain: ['kind'],
  },
  { table: 'quote_line', about: 'Lines of quotes', erase: 'keep', plain: ['sku', 'name'] },
]
