import { sql } from 'kysely'
import { foldPartNumber } from '#features/storefront/catalogue/public.ts'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'

const { text } = fieldOf

const keyOf = ({ account, number }: { readonly account: string; readonly number: string }): string =>
  `${account}\n${foldPartNumber(number)}`

export const customerNumberKind = defineRecords({
  name: 'customer-part-numbers',
  help: 'What a customer calls a part in its own orders.',
  keys: ['account', 'number'],
  fields: {
    account: text({ isRequired: true, refersTo: 'accounts', most: 40, help: 'The account, such as M1~1001.' }),
    number: text({ isRequired: true, isSearched: true, most: 60, help: 'The number that the customer uses.' }),
    sku: text({ isRequired: true, isSearched: true, refersTo: 'products', most: 60, help: 'The part that is meant.' }),
  },
  example: { account: 'M1~1001', number: 'MAT-4711', sku: 'HS-330-4A' },
  check: ({ number }) =>
    foldPartNumber(number).length < 2 ? [{ column: 'number', reason: 'has fewer than two letters or digits' }] : [],
  source: (among) => sql`
    select account_key as "account", customer_part_number.number, sku, customer_part_number.changed_at
    from customer_part_number join sold_to on sold_to.id = sold_to_id
    ${
      among
        ? sql`where account_key = any(${[...new Set(among.map(({ account }) => String(account)))]}::text[])
          and folded = any(${among.map(({ number }) => foldPartNumber(String(number)))}::text[])`
        : sql``
    }`,
  save: async ({ tx, services }, changes) => {
    const seen = new Set<string>()
    // One number in two spellings: the database has one row for both.
    const problems = changes.map(({ line }): LineProblem[] => {
      const isTwice = seen.has(keyOf(line))
      seen.add(keyOf(line))
      return isTwice ? [{ column: 'number', reason: 'is in a line before, written otherwise' }] : []
    })
    const lines = changes.filter((_, at) => problems[at]?.length === 0).map(({ line }) => line)
    await sql`
      insert into customer_part_number (sold_to_id, folded, number, sku, changed_at)
      select account.id, given.folded, given.number, given.sku, ${services.clock.now()}
      from unnest(${lines.map(({ account }) => account)}::text[], ${lines.map(({ number }) => foldPartNumber(number))}::text[],
          ${lines.map(({ number }) => number)}::text[], ${lines.map(({ sku }) => sku)}::text[])
          as given (account, folded, number, sku)
        cross join lateral (select id from sold_to where account_key = given.account order by length(sold_to.number) desc limit 1)
          as account
      on conflict (sold_to_id, folded) do update
        set number = excluded.number, sku = excluded.sku, changed_at = excluded.changed_at`.execute(tx)
    return problems
  },
  remove: async ({ tx }, lines) => {
    await sql`
      delete from customer_part_number using sold_to, unnest(${lines.map(({ account }) => account)}::text[],
        ${lines.map(({ number }) => foldPartNumber(number))}::text[]) as given (account, folded)
      where sold_to.id = sold_to_id and account_key = given.account and customer_part_number.folded = given.folded`.execute(tx)
  },
})
