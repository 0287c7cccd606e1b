import { nameOfAccount, soldTosOf } from '#demo/accounts/sold-tos.ts'
import type { Bringing } from '#demo/bring-lines.ts'
import { listPeople } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** Customers who order often have their goods-in on file. */
const ORDERING = new Set(['buyer', 'single', 'nodefault'])

const SITES = [
  { site: 'goods in', street: 'Harbour Road 41', extra: 'Gate 2', hint: 'Mon to Fri, 06:00 to 14:00' },
  { site: 'workshop', street: 'Foundry Lane 7', extra: '', hint: 'Call before delivery' },
] as const

export const bringShipTos = ({ bring }: Bringing, tenant: TenantKey): Promise<void> =>
  bring(
    'ship-tos',
    listPeople(tenant)
      .flatMap((person, at) => (ORDERING.has(person.who) ? soldTosOf(person, at) : []))
      .flatMap((account) => {
        const { name, city, postalCode, region, countryCode } = account
        const own = { account: nameOfAccount(account), city, postalCode, region, countryCode }
        return SITES.map(({ site, ...place }, position) => ({
          ...{ ...own, ...place },
          ...{ number: String(position + 1), name: `${name}, ${site}` },
        }))
      }),
  )
