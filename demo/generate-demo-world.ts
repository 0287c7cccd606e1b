import { listCategories, type DemoCategory } from '#demo/catalogue/categories.ts'
import { listReferences, type DemoReference } from '#demo/catalogue/references.ts'
import { listAttributes, listBrands, type DemoAttribute, type DemoBrand } from '#demo/catalogue/products/catalogue-words.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { listDemoPrices, type DemoPrice } from '#demo/catalogue/products/prices.ts'
import { GROUP_COPY, TENANT_COPY } from '#demo/content/copy.ts'
import { listDealers, type DemoDealer } from '#demo/dealers/list-dealers.ts'
import { demoNavigation, type DemoNavigation } from '#demo/navigation.ts'
import { DEMO_LOCALES, demoPages, type DemoPage } from '#demo/pages.ts'
import { listPeople, type Person } from '#demo/people.ts'
import { DEMO_TENANTS, type DemoTenant } from '#demo/tenants.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'

/** Counts by which the world grows; benchmarks name other ones than the demo. */
export type DemoSize = {
  readonly locales: number
  /** At least so many of each tenant. */
  readonly products: number
}

export const DEMO_SIZE: DemoSize = { locales: DEMO_LOCALES.length, products: 300 }

/** Where the world goes. Each sink draws from its stream at its own pace, so nothing piles up; one that is missing costs nothing. */
export type DemoSinks = {
  readonly tenant: (tenant: DemoTenant) => Promise<void>
  readonly people: (tenant: TenantKey, people: Iterable<Person>) => Promise<void>
  readonly categories: (tenant: TenantKey, categories: Iterable<DemoCategory>) => Promise<void>
  readonly brands: (tenant: TenantKey, brands: readonly DemoBrand[]) => Promise<void>
  readonly attributes: (tenant: TenantKey, attributes: readonly DemoAttribute[]) => Promise<void>
  readonly products: (tenant: TenantKey, products: Iterable<ProductRecord>) => Promise<void>
  /** Price breaks, and what customers with terms of their own pay. */
  readonly prices: (tenant: TenantKey, prices: Iterable<DemoPrice>) => Promise<void>
  /** How the same products are sold, and what is under way of them. */
  readonly supply: (tenant: TenantKey, products: readonly ProductRecord[]) => Promise<void>
  readonly dealers: (tenant: TenantKey, dealers: Iterable<DemoDealer>) => Promise<void>
  /** Other makers' numbers for products of the demo's own size. */
  readonly references: (tenant: TenantKey, references: Iterable<DemoReference>) => Promise<void>
  readonly navigation: (tenant: TenantKey, locale: Locale, navigation: DemoNavigation) => Promise<void>
  readonly pages: (tenant: TenantKey, pages: AsyncIterable<DemoPage>) => Promise<void>
}

export type DemoWorldRequest = {
  readonly tenants?: readonly TenantKey[]
  readonly size?: Partial<DemoSize>
  readonly write: Partial<DemoSinks>
}

/** The same request makes the same world, ids included, on every machine. */
export const generateDemoWorld = async ({ tenants = TENANT_KEYS, size, write }: DemoWorldRequest): Promise<void> => {
  const { locales: localeCount, products } = { ...DEMO_SIZE, ...size }
  const locales = DEMO_LOCALES.slice(0, localeCount)
  for (const tenant of DEMO_TENANTS.filter(({ key }) => tenants.includes(key))) {
    const { key } = tenant
    const copies = TENANT_COPY[key]
    await write.tenant?.(tenant)
    await write.people?.(key, listPeople(key))
    await write.categories?.(key, listCategories(key))
    await write.brands?.(key, listBrands(key))
    await write.attributes?.(key, listAttributes(key))
    await write.products?.(key, listProducts(key, products))
    await write.prices?.(key, listDemoPrices(listProducts(key, products)))
    await write.supply?.(key, [...listProducts(key, Math.min(products, DEMO_SIZE.products))])
    await write.dealers?.(key, listDealers(key))
    await write.references?.(key, listReferences(key, listProducts(key, Math.min(products, DEMO_SIZE.products))))
    for (const locale of locales) {
      const copy = { tenant: copies[locale.language], group: GROUP_COPY[locale.language] }
      await write.navigation?.(key, locale, demoNavigation(key, locale, copy, listCategories(key)))
    }
    await write.pages?.(key, demoPages(key, copies, GROUP_COPY, listCategories(key), locales))
  }
}
