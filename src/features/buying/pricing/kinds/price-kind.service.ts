import { sql } from 'kysely'
import {
  applyDatedPrices,
  findDated,
  keepListPrices,
  removeListPrices,
  saveListPrices,
} from '#features/buying/pricing/kinds/list-price.store.ts'
import { requestDueTask } from '#features/buying/pricing/kinds/due-price.task.ts'
import {
  ALWAYS,
  removePriceRows,
  savePriceRows,
  timeOfLine,
  type PriceRow,
} from '#features/buying/pricing/kinds/price-row.store.ts'
import { PUBLIC_LIST } from '#features/buying/pricing/priced-part.rules.ts'
import { MOST_PIECES } from '#features/buying/pricing/quantity.rules.ts'
import { requestReindex, settleCatalogue } from '#features/storefront/catalogue/public.server.ts'
import { fieldOf, type LineOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords, type KindContext } from '#foundation/data-kinds/public.server.ts'
import { parseDecimal, UNUSUAL_DIGITS } from '#kernel/money.ts'

const { text, currency, amount, wholeNumber, date } = fieldOf

const MOST_MINOR = 10n ** 12n

const FIELDS = {
  sku: text({ isRequired: true, refersTo: 'products', most: 60, help: 'The part number.' }),
  currency: currency({ isRequired: true, help: 'The currency of the price.' }),
  amount: amount({ isRequired: true, help: 'What one piece costs, such as 597.52.' }),
  account: text({ refersTo: 'accounts', most: 40, help: 'The one account that pays this price, such as M1~1001.' }),
  contract: text({
    ...{ most: 40, pattern: /^(?!list$)/, patternFault: 'is the public list; leave it out' },
    help: 'The price list that accounts name, which these see as their contract; without it and without an account it is the public price.',
  }),
  fromQuantity: wholeNumber({ least: 1, most: MOST_PIECES, help: 'From how many pieces on; without it from the first.' }),
  validFrom: date({ help: 'The first day; without it always.' }),
  validUntil: date({ help: 'The last day; without it for ever.' }),
}
type Price = LineOf<typeof FIELDS>

const checkPrice = (line: Price): LineProblem[] => {
  const minor = parseDecimal(line.amount, line.currency)?.minor
  const problems: LineProblem[] = []
  if (minor === undefined || minor < 0n || minor > MOST_MINOR)
    problems.push({ column: 'amount', reason: `‘${line.amount}’ is no price in ${line.currency}` })
  if (line.account && line.contract)
    problems.push({ column: 'contract', reason: 'a price is for one account or for a price list, not for both' })
  if (line.validFrom && line.validUntil && line.validUntil < line.validFrom)
    problems.push({ column: 'validUntil', reason: `${line.validUntil} is before ${line.validFrom}` })
  return problems
}

const toRow = (line: Price): PriceRow => ({
  ...{ sku: line.sku, currency: line.currency, account: line.account ?? '', fromQuantity: line.fromQuantity ?? 1 },
  priceList: line.account ? '' : line.contract || PUBLIC_LIST,
  validFrom: line.validFrom || ALWAYS,
  validUntil: line.validUntil,
  minor: String(parseDecimal(line.amount, line.currency)?.minor ?? 0n),
})

/** Such a price is shown to everybody, so the product has it. */
const isPublic = ({ priceList, account, fromQuantity }: PriceRow): boolean =>
  priceList === PUBLIC_LIST && account === '' && fromQuantity === 1

const isDated = ({ validFrom, validUntil }: PriceRow): boolean => validFrom !== ALWAYS || validUntil !== undefined

const follow = async (context: KindContext, changed: readonly PriceRow[], dated: readonly PriceRow[]): Promise<void> => {
  const { tx, services } = context
  if (dated.length > 0) {
    const day = services.clock.now().toISOString().slice(0, 10)
    await applyDatedPrices(tx, day, [...new Set(dated.map(({ sku }) => sku))])
    await requestDueTask(context, dated)
  }
  if (changed.some(isPublic)) await requestReindex(context)
}

/** In the currency's main unit, without zeros at the end. */
const DECIMAL = sql`trim_scale(minor / power(10::numeric, coalesce(
  (${JSON.stringify(Object.fromEntries(UNUSUAL_DIGITS))}::jsonb->>currency)::integer, 2)))::text`

/** The price for one account comes before that of a price list, and that before the public one. */
export const priceKind = defineRecords({
  name: 'prices',
  changesAllDay: true,
  help: 'What a part costs: for everybody, on a price list or for one account, from a quantity on, for a time.',
  keys: ['sku', 'currency', 'account', 'contract', 'fromQuantity', 'validFrom'],
  fields: FIELDS,
  example: { sku: 'HS-330-4A', currency: 'EUR', amount: '597.52', contract: 'key-accounts', fromQuantity: 10 },
  check: checkPrice,
  normalise: (line) => ({ ...line, fromQuantity: line['fromQuantity'] ?? 1 }),
  source: (among) => {
    const matches = among ? sql`sku = any(${[...new Set(among.map(({ sku }) => String(sku)))]}::text[])` : sql`true`
    return sql`
      select sku, currency, ${DECIMAL} as "amount", account, contract, from_quantity as "fromQuantity",
        case when valid_from = '-infinity' then '' else valid_from::text end as "validFrom", valid_until::text as "validUntil",
        changed_at
      from (
        select sku, currency::text as currency, minor, account, case price_list when 'list' then '' else price_list end as contract,
          from_quantity, valid_from, valid_until, changed_at from product_price where ${matches}
        union all
        select sku, key, value::bigint, '', '', 1, '-infinity', null, ${timeOfLine('prices')}
        from product cross join jsonb_each_text(prices->'list')
        where ${matches} and not exists (select from product_price known where known.sku = product.sku and known.currency = key
          and known.price_list = 'list' and known.account = '' and known.from_quantity = 1)
      ) as price`
  },
  save: async (context, changes) => {
    const { tx } = context
    const rows = changes.map(({ line }) => toRow(line))
    const shown = rows.filter(isPublic)
    const isKnown = await findDated(tx, shown)
    const isSimple = (row: PriceRow): boolean => isPublic(row) && !isDated(row) && !isKnown(row)
    const withDates = new Set(shown.filter(isDated).map(({ sku, currency: own }) => `${sku} ${own}`))
    // One batch may bring a price and the one that follows it: both get rows then.
    const isPlain = (row: PriceRow): boolean => isSimple(row) && !withDates.has(`${row.sku} ${row.currency}`)
    const stored = rows.filter((row) => !isPlain(row))
    await saveListPrices(tx, rows.filter(isPlain))
    await keepListPrices(tx, stored.filter(isPublic))
    await savePriceRows(tx, stored)
    await follow(context, rows, stored.filter(isPublic))
  },
  remove: async (context, lines) => {
    const { tx } = context
    const rows = lines.map(toRow)
    const isKnown = await findDated(tx, rows.filter(isPublic))
    const isPlain = (row: PriceRow): boolean => isPublic(row) && !isKnown(row)
    await removeListPrices(tx, rows.filter(isPlain))
    const stored = rows.filter((row) => !isPlain(row))
    const shown = stored.filter(isPublic)
    await removeListPrices(tx, shown)
    await removePriceRows(tx, stored)
    await follow(context, rows, shown)
  },
  settle: settleCatalogue,
})
