import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { text, country } = fieldOf

const ROWS: RowShape = {
  table: 'company',
  keys: ['number'],
  columns: {
    number: 'text',
    name: 'text',
    countryCode: 'text',
    customerType: 'text',
    customerGroup: 'text',
    lineOfBusiness: 'text',
  },
}

export const companyKind = defineRecords({
  name: 'companies',
  help: 'The customers, and the supplier itself as the company of its employees.',
  keys: ['number'],
  fields: {
    number: text({ isRequired: true, most: 40, help: 'Your own number of the customer.' }),
    name: text({ isRequired: true, isSearched: true, help: 'The name as the customer writes it.' }),
    countryCode: country({ help: 'The country of its seat.' }),
    customerType: text({ most: 60, help: 'How it buys, such as Direct or Distributor.' }),
    customerGroup: text({ most: 60, help: 'The group of customers it belongs to, such as Key Account.' }),
    lineOfBusiness: text({ most: 60, help: 'The line of business that serves it.' }),
  },
  example: { number: '400100', name: 'Nordfjord Shipping', countryCode: 'no' },
  source: sql`
    select number, name, country_code as "countryCode", customer_type as "customerType", customer_group as "customerGroup",
      line_of_business as "lineOfBusiness", changed_at from company`,
  findReferences: async (tx, references) => {
    const found = await tx
      .selectFrom('company')
      .select('number')
      .where('number', 'in', [...references])
      .execute()
    return new Map(found.map(({ number }) => [number, number]))
  },
  referencesOf: ({ number }) => [String(number)],
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => ({
        ...{ countryCode: '', customerType: '', customerGroup: '', lineOfBusiness: '' },
        ...line,
      })),
    ),
  remove: async ({ tx }, lines) => {
    const numbers = lines.map(({ number }) => number)
    const staffed = await tx
      .selectFrom('company')
      .innerJoin('person', 'person.companyId', 'company.id')
      .select('company.number')
      .distinct()
      .where('company.number', 'in', numbers)
      .execute()
    const remaining = new Set(staffed.map(({ number }) => number))
    await removeRows(
      tx,
      ROWS,
      lines.filter(({ number }) => !remaining.has(number)),
    )
    return numbers.map((number) =>
      remaining.has(number) ? [{ column: 'number', reason: 'people work for this company; take them away first' }] : [],
    )
  },
})
