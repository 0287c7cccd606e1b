import { sql } from 'kysely'
import { TAX_KINDS } from '#features/buying/delivery-terms/delivery-terms.rules.ts'
import { checkPercent, checkValidity, VALIDITY_FIELDS } from '#features/buying/delivery-terms/kinds/validity.rules.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { choice, country, number, text } = fieldOf

const ROWS: RowShape = {
  table: 'tax_rate',
  keys: ['countryCode', 'region', 'tax', 'validFrom'],
  columns: { countryCode: 'text', region: 'text', tax: 'text', percent: 'numeric', validFrom: 'date', validUntil: 'date' },
}

const toRow = ({ region = '', ...line }: Readonly<Record<string, unknown>>) => ({ validUntil: null, ...line, region })

export const taxRateKind = defineRecords({
  name: 'tax-rates',
  help: 'Taxes on goods and freight, by where an order goes. The rate of the day of the order holds.',
  keys: ROWS.keys,
  fields: {
    countryCode: country({ isRequired: true, help: 'The country it goes to.' }),
    region: text({
      ...{ most: 10, pattern: /^[A-Za-z0-9-]+$/, patternFault: 'is no short name of a state or province, such as TX' },
      help: 'State or province as in addresses, such as TX; without it every one that has no line of its own.',
    }),
    tax: choice({ isRequired: true, choices: TAX_KINDS, help: 'Value added tax (vat) or sales tax (sales).' }),
    percent: number({ isRequired: true, least: 0, most: 100, help: 'Of goods and freight; 0 takes the country’s tax away.' }),
    ...VALIDITY_FIELDS,
  },
  example: { countryCode: 'de', tax: 'vat', percent: 19, validFrom: '2027-01-01' },
  normalise: (line) => (typeof line['region'] === 'string' ? { ...line, region: line['region'].toUpperCase() } : line),
  check: (line) => [...checkPercent(line.percent), ...checkValidity(line)],
  source: sql`
    select country_code as "countryCode", region, tax, percent::float8 as "percent", valid_from::text as "validFrom",
      valid_until::text as "validUntil", changed_at from tax_rate`,
  save: ({ tx }, changes) =>
    saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => toRow(line)),
    ),
  remove: ({ tx }, lines) => removeRows(tx, ROWS, lines.map(toRow)),
})
