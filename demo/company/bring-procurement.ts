import type { Bringing } from '#demo/bring-lines.ts'
import { buyerSystemOrigin, demoConnection, documentAddress } from '#demo/buyer-system/demo-connection.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { CONNECTION_SECRET, insertConnection } from '#features/buying/procurement/public.server.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import { sql } from 'kysely'

/** The procurement system of the buyer's company, which `/demo/buyer-system` plays. */
export const bringProcurement = async (
  { tx, services }: Pick<Bringing, 'tx' | 'services'>,
  tenant: TenantKey,
  now: Date,
): Promise<void> => {
  const site = services.originOf(tenant)
  await sql`delete from procurement_connection`.execute(tx)
  const { name, domain, identity, secret, person } = demoConnection(tenant)
  const buyer = await findPersonByEmail(tx, person)
  const member = buyer && (await findMember(tx, buyer.id))
  if (!member) return
  await insertConnection(tx, {
    ...{ companyId: member.companyId, personId: member.id, name, domain, identity, costCentre: null, createdAt: now },
    ...{ frameOrigins: [buyerSystemOrigin(site)], documentsUrl: documentAddress(site), classification: '' },
    secret: services.secrets.seal(secret, { tenant, purpose: CONNECTION_SECRET.purpose }),
  })
}
