import { listCategories, type DemoCategory } from '#demo/catalogue/categories.ts'
import { GROUP_COPY, TENANT_COPY } from '#demo/content/copy.ts'
import { demoNavigation, type DemoNavigation } from '#demo/navigation.ts'
import { DEMO_LOCALES, demoPages, type DemoPage } from '#demo/pages.ts'
import { listPeople, type Person } from '#demo/people.ts'
import { DEMO_TENANTS, type DemoTenant } from '#demo/tenants.ts'
import type { Locale } from '#kernel/locale.ts'
import { TENANT_KEYS, type TenantKey } from '#kernel/tenant.ts'

/** Counts by which the world grows; benchmarks name other ones than the demo. */
export type DemoSize = { readonly locales: number }

export const DEMO_SIZE: DemoSize = { locales: DEMO_LOCALES.length }

/** Where the world goes. Each sink draws from its stream at its own pace, so nothing piles up; one that is missing costs nothing. */
export type DemoSinks = {
  readonly tenant: (tenant: DemoTenant) => Promise<void>
  readonly people: (tenant: TenantKey, people: Iterable<Person>) => Promise<void>
  readonly categories: (tenant: TenantKey, categories: Iterable<DemoCategory>) => Promise<void>
  readonly navigation: (tenant: TenantKey, locale: Locale, navigation: DemoNavigation) => Promise<void>
  readonly pages: (tenant: TenantKey, pages: AsyncIterable<DemoPage>) => Promise<void>
}

export type DemoWorldRequest = {
  readonly tenants?: readonly TenantKey[]
  readonly size?: DemoSize
  readonly write: Partial<DemoSinks>
}

/** The same request makes the same world, ids included, on every machine. */
export const generateDemoWorld = async ({ tenants = TENANT_KEYS, size = DEMO_SIZE, write }: DemoWorldRequest): Promise<void> => {
  const locales = DEMO_LOCALES.slice(0, size.locales)
  for (const tenant of DEMO_TENANTS.filter(({ key }) => tenants.includes(key))) {
    const { key } = tenant
    const copies = TENANT_COPY[key]
    await write.tenant?.(tenant)
    await write.people?.(key, listPeople(key))
    await write.categories?.(key, listCategories(key))
    for (const locale of locales) {
      const copy = { tenant: copies[locale.language], group: GROUP_COPY[locale.language] }
      await write.navigation?.(key, locale, demoNavigation(key, locale, copy, listCategories(key)))
    }
    await write.pages?.(key, demoPages(key, copies, GROUP_COPY, listCategories(key), locales))
  }
}
