import { useEndpointQuery } from '#browser/query.ts'
import { readFoundCompany } from '#features/administration/customer-overview/public.ts'
import { listData } from '#features/administration/data-admin/public.ts'
import { listPeople } from '#features/administration/back-office/public.ts'
import { listProductRows } from '#features/administration/catalogue-admin/public.ts'
import {
  findList,
  narrow,
  readLetters,
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

/** People, customers, pages and products with these letters, as far as the person may open their lists. */
export const useFound = (screens: readonly Screen[], text: string): { readonly found: Found; readonly isAsking: boolean } => {
  const { country, language } = usePage().locale
  const find = readLetters(useRested(text))
  const [forPeople, forCustomers, forPages, forProducts] = (['people', 'customers', 'pages', 'products'] as const).map((name) =>
    findList(screens, name),
  )
  const ask = (list: string | undefined) => (list !== undefined && find !== undefined ? { find } : undefined)
  const query = { people: ask(forPeople), customers: ask(forCustomers), pages: ask(forPages), products: ask(forProducts) }
  const options = { keepsPrevious: true }
  const people = useEndpointQuery(listPeople, query.people && { query: query.people }, options)
  const customers = useEndpointQuery(
    listData,
    query.customers && { params: { kind: 'companies' }, query: query.customers },
    options,
  )
  const pages = useEndpointQuery(listPageAddresses, query.pages && { query: query.pages }, options)
  const products = useEndpointQuery(listProductRows, query.products && { query: { ...query.products, language } }, options)
  if (readLetters(text) === undefined) return { found: {}, isAsking: false }

  const person = ({ name, email }: { name: string; email: string }): readonly Choice[] =>
    forPeople !== undefined ? [{ label: name, detail: email, href: narrow(forPeople, email) }] : []
  const customer = ({ line }: { line: Readonly<Record<string, unknown>> }): readonly Choice[] => {
    const { number, name } = readFoundCompany(line)
    return forCustomers === undefined
      ? []
      : [{ label: name, detail: number, href: `${forCustomers}?company=${encodeURIComponent(number)}` }]
  }
  const product = ({ sku, name }: { sku: string; name: string }): readonly Choice[] =>
    forProducts !== undefined ? [{ label: name, detail: sku, href: narrow(forProducts, sku) }] : []
  const mode = pages.data?.mayEdit ? '?wcmmode=edit' : ''
  return {
    isAsking: readLetters(text) !== find || [people, customers, pages, products].some(({ isFetching }) => isFetching),
    found: {
      people: people.data?.rows.slice(0, MOST).flatMap(person) ?? [],
      customers: customers.data?.rows.slice(0, MOST).flatMap(customer) ?? [],
      pages:
        pages.data?.addresses.slice(0, MOST).flatMap(({ pages: markets }) => {
          const page = markets.find(({ locale }) => locale === `${country}/${language}`) ?? markets[0]
          return page ? [{ label: page.title, detail: addressOf(page), href: `${addressOf(page)}${mode}` }] : []
        }) ?? [],
      products: products.data?.rows.slice(0, MOST).flatMap(product) ?? [],
    },
  }
}
