import { readFileSync } from 'node:fs'
import { readAccepted, type World } from '#demo/testing/list-questions.ts'
import { isLanguage, type Locale } from '#kernel/locale.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'

export type BuyersQuery = {
  readonly sort: string
  readonly tenant: TenantKey
  readonly locale: Locale
  readonly query: string
  /** As it is written in the file. */
  readonly accepted: string
}

/** Which of the answers, by key and by path, would do; and which one has to be the first. */
export type Accepted = { readonly keys: ReadonlySet<string>; readonly paths: ReadonlySet<string>; readonly first?: string }

export const BUYERS_QUERIES: readonly BuyersQuery[] = readFileSync(new URL('buyers-queries.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [sort = '', tenant = '', place = '', query = '', accepted = ''] = line.split('\t')
    const [country = '', language = ''] = place.split('/')
    if (!isTenantKey(tenant) || !isLanguage(language)) throw new Error(`no site is meant by ${line}`)
    return { sort, tenant, locale: { country, language }, query, accepted }
  })

/** The part that took another one's place in the end. */
const followChain = (products: World['products'], sku: string): string => {
  const next = products.find((each) => each.sku === sku)?.replacedBy
  return next === undefined ? sku : followChain(products, next)
}

const findProduct = (world: World, sku: string): string => {
  if (!world.products.some((each) => each.sku === sku)) throw new Error(`no product is called ${sku}`)
  return sku
}

/** Reads `#SKU`, `/path`, `dealer:id`, `successor:SKU` and slugs of categories, any of which would do. */
export const readBuyersAccepted = (world: World, written: string): Accepted => {
  const [keys, paths] = [new Set<string>(), new Set<string>()]
  const slugs: string[] = []
  let first: string | undefined
  for (const part of (written.split(';')[0] ?? '').split('|').map((each) => each.trim())) {
    if (part.startsWith('#')) keys.add(findProduct(world, part.slice(1)))
    else if (part.startsWith('/')) paths.add(part)
    else if (part.startsWith('dealer:')) paths.add(`/dealers?dealer=${part.slice('dealer:'.length)}`)
    else if (part.startsWith('successor:'))
      first = followChain(world.products, findProduct(world, part.slice('successor:'.length)))
    else slugs.push(part)
  }
  if (first !== undefined) keys.add(first)
  const text = written.split(';')[1]
  if (slugs.length > 0)
    for (const key of readAccepted(world, `${slugs.join('|')}${text === undefined ? '' : `;${text}`}`)) keys.add(key)
  return { keys, paths, ...(first === undefined ? {} : { first }) }
}
