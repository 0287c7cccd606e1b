import { useEndpointQuery } from '#browser/query.ts'
import { readFoundCompany } from '#features/administration/customer-overview/public.ts'
import { describeData, listData } from '#features/administration/data-admin/public.ts'
import { listPeople } from '#features/administration/back-office/public.ts'
import { listProductRows } from '#features/administration/catalogue-admin/public.ts'
import { findOrders } from '#features/administration/order-admin/public.ts'
import {
  findList,
  narrow,
  readFoundTool,
  readLetters,
  SEARCHED_NAMES,
  type Choice,
  type Screen,
  type Searched,
} from '#features/administration/command-palette/palette.rules.ts'
import { addressOf, listPageAddresses } from '#features/authoring/authoring/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { useRested } from '#ui/use-rested.ts'

/** Of each kind: whoever needs more opens the list. */
const MOST = 5

export type Found = Readonly<Partial<Record<Searched, readonly Choice[]>>>

/** People, customers, pages, products and tools with these letters, and orders with this number, as far as the person may open their lists. */
export const useFound = (screens: readonly Screen[], text: string): { readonly found: Found; readonly isSearching: boolean } => {
  const { country, language } = usePage().locale
  const find = readLetters(useRested(text))
  const lists = Object.fromEntries(SEARCHED_NAMES.map((name) => [name, findList(screens, name)])) as Readonly<
    Record<Searched, string | undefined>
  >
  const ask = (name: Searched) => (lists[name] !== undefined && find !== undefined ? { find } : undefined)
  const query = { people: ask('people'), customers: ask('customers'), pages: ask('pages'), products: ask('products') }
  const options = { keepsPrevious: true }
  const people = useEndpointQuery(listPeople, query.people && { query: query.people }, options)
  const customers = useEndpointQuery(
    listData,
    query.customers && { params: { kind: 'companies' }, query: query.customers },
    options,
  )
  const pages = useEndpointQuery(listPageAddresses, query.pages && { query: query.pages }, options)
  const products = useEndpointQuery(listProductRows, query.products && { query: { ...query.products, language } }, options)
  const tools = useEndpointQuery(listData, ask('tools') && { params: { kind: 'tools' }, query: { find } }, options)
  // Admins without the right to orders are not refused with every key.
  const rights = useEndpointQuery(describeData, ask('orders') && { params: { kind: 'orders' } }, options)
  const orders = useEndpointQuery(
    findOrders,
    rights.data?.mayRead && find !== undefined ? { query: { number: find } } : undefined,
    options,
  )
  if (readLetters(text) === undefined) return { found: {}, isSearching: false }

  const offer = (name: Searched, label: string, detail: string): readonly Choice[] =>
    lists[name] === undefined ? [] : [{ label, detail, href: narrow(lists[name], name, detail) }]
  const customer = ({ line }: { line: Readonly<Record<string, unknown>> }): readonly Choice[] => {
    const { number, name } = readFoundCompany(line)
    return lists.customers === undefined
      ? []
      : [{ label: name, detail: number, href: `${lists.customers}?company=${encodeURIComponent(number)}` }]
  }
  const tool = ({ line }: { line: Readonly<Record<string, unknown>> }): readonly Choice[] => {
    const { id, name } = readFoundTool(line, language)
    return offer('tools', name, id)
  }
  const offerOrder = (number: string, account: string): readonly Choice[] =>
    lists.orders === undefined ? [] : [{ label: number, detail: account, href: narrow(lists.orders, 'orders', number) }]
  const mode = pages.data?.mayEdit ? '?wcmmode=edit' : ''
  return {
    isSearching:
      readLetters(text) !== find ||
      [people, customers, pages, products, tools, rights, orders].some(({ isFetching }) => isFetching),
    found: {
      people: people.data?.rows.slice(0, MOST).flatMap(({ name, email }) => offer('people', name, email)) ?? [],
      customers: customers.data?.rows.slice(0, MOST).flatMap(customer) ?? [],
      pages:
        pages.data?.addresses.slice(0, MOST).flatMap(({ pages: markets }) => {
          const page = markets.find(({ locale }) => locale === `${country}/${language}`) ?? markets[0]
          return page ? [{ label: page.title, detail: addressOf(page), href: `${addressOf(page)}${mode}` }] : []
        }) ?? [],
      products: products.data?.rows.slice(0, MOST).flatMap(({ sku, name }) => offer('products', name, sku)) ?? [],
      orders: orders.data?.rows.flatMap(({ number, accountName }) => offerOrder(number, accountName)) ?? [],
      tools: tools.data?.rows.slice(0, MOST).flatMap(tool) ?? [],
    },
  }
}
