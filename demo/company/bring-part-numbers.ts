import { sql } from 'kysely'
import type { Bringing } from '#demo/bring-lines.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { listPeople } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { rememberPair } from '#features/company/part-numbers/public.server.ts'
import { findMember } from '#features/company/people/public.server.ts'

const COUNTRY = 'us'
const NUMBERS = 12
const [FIRST, STEP] = [41_007, 13]

/** Part numbers that the admin of the buyer's company gave to a dozen of our parts. */
export const bringPartNumbers = async ({ tx }: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  await sql`delete from company_part_number`.execute(tx)
  const chief = listPeople(tenant).find(({ who }) => who === 'chief')
  const member = chief && (await findMember(tx, chief.id))
  if (!member) return
  const keeper = { tx, companyId: member.companyId, personId: member.id, country: COUNTRY }
  const sold = [...listProducts(tenant, NUMBERS * 4)].filter(({ lifecycle, markets }) => lifecycle === 'active' && !markets)
  for (const [at, { sku }] of sold.slice(0, NUMBERS).entries())
    await rememberPair(keeper, { number: `MAT-${FIRST + at * STEP}`, sku }, now)
}
