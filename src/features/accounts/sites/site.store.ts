import type { Generated } from 'kysely'
import { listAccountSites, type AccountSite } from '#features/accounts/sites/account-site.store.ts'
import { siteKeyOf, type SiteName } from '#features/accounts/sites/site.rules.ts'
import type { Sites } from '#features/accounts/sites/site.schema.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

export type SiteCaseStatus = 'New' | 'Approved' | 'Rejected' | 'Cancelled'
export type SiteRow = SiteName & { readonly personId: string; readonly isPrimary: boolean; readonly createdAt: Date }
export type CaseRow = SiteName & {
  readonly personId: string
  readonly status: SiteCaseStatus
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    site: SiteRow & { id: Generated<string>; key: string }
    siteCase: CaseRow & { id: Generated<string>; key: string }
  }
}

/** So many requests may wait at once; more is no customer at work. */
export const MOST_OPEN_CASES = 50

export type RequestedSite =
  | { readonly outcome: 'requested'; readonly id: string; readonly isNew: boolean }
  | { readonly outcome: 'active' }
  | { readonly outcome: 'full' }

/** A person's sites, wherever they are stored; another system can stand in for these tables. */
export type SiteDirectory = {
  readonly readSites: (personId: string) => Promise<Sites>
  /** A request that waits already is that one; a site that is active needs none. */
  readonly requestSite: (personId: string, requested: SiteName, now: Date) => Promise<RequestedSite>
  /** The site's name, or undefined where this person has no such secondary site. */
  readonly removeSite: (personId: string, id: string) => Promise<SiteName | undefined>
  /** False where this person has no such request that waits. */
  readonly cancelCase: (personId: string, id: string, now: Date) => Promise<boolean>
  readonly findCase: (
    id: string,
  ) => Promise<(SiteName & { readonly personId: string; readonly status: SiteCaseStatus }) | undefined>
  /** Ends a request that waits; false where it does not. An approved one becomes a site. */
  readonly endCase: (id: string, status: Exclude<SiteCaseStatus, 'New'>, now: Date) => Promise<boolean>
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

const toPlaced = ({ id, name, site, address }: AccountSite) => ({ id, name, site, ...(address !== '' && { address }) })

const readSites = async (tx: Tx, personId: string): Promise<Sites> => {
  const sites = await tx
    .selectFrom('site')
    .select(['id', 'name', 'site', 'isPrimary'])
    .where('personId', '=', personId)
    .orderBy('name')
    .orderBy('site')
    .execute()
  const cases = await tx
    .selectFrom('siteCase')
    .select(['id', 'name', 'site', 'status'])
    .where('personId', '=', personId)
    // An approved request is a site by now.
    .where('status', '<>', 'Approved')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  const ofAccounts = await listAccountSites(tx, personId)
  const own = sites.find(({ isPrimary }) => isPrimary)
  const shared = own ? undefined : ofAccounts.find(({ isPrimary }) => isPrimary)
  return {
    primaryAccount: own ? { id: own.id, name: own.name, site: own.site } : ((shared && toPlaced(shared)) ?? null),
    contactAccountMap: [
      ...sites
        .filter(({ isPrimary }) => !isPrimary)
        .map(({ id, name, site }) => ({ contactAccountMapId: id, secondaryAccount: { name, site } })),
      ...ofAccounts
        .filter(({ id }) => id !== shared?.id)
        .map((one) => {
          const { id, ...secondaryAccount } = toPlaced(one)
          return { contactAccountMapId: id, secondaryAccount, isOfAccount: true }
        }),
    ],
    case: cases.map(({ id, name, site, status }) => ({ caseId: id, status, secondaryAccount: { name, site } })),
  }
}

const requestSite = async (tx: Tx, personId: string, { name, site }: SiteName, now: Date): Promise<RequestedSite> => {
  // Two at once would both find no request.
  await lockName(tx, 'site', personId)
  const key = siteKeyOf({ name, site })
  const active = await tx
    .selectFrom('site')
    .select('id')
    .where('personId', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (active || (await listAccountSites(tx, personId)).some((one) => siteKeyOf(one) === key)) return { outcome: 'active' }
  const open = await tx
    .selectFrom('siteCase')
    .select(['id', 'key'])
    .where('personId', '=', personId)
    .where('status', '=', 'New')
    .execute()
  const same = open.find((one) => one.key === key)
  if (same) return { outcome: 'requested', id: same.id, isNew: false }
  if (open.length >= MOST_OPEN_CASES) return { outcome: 'full' }
  const { id } = await tx
    .insertInto('siteCase')
    .values({ personId, name, site, key, status: 'New', createdAt: now, decidedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { outcome: 'requested', id, isNew: true }
}

const endCase: (tx: Tx, ...ending: Parameters<SiteDirectory['endCase']>) => Promise<boolean> = async (tx, id, status, now) => {
  const ended = await tx
    .updateTable('siteCase')
    .set({ status, decidedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'New')
    .returning(['personId', 'name', 'site', 'key'])
    .executeTakeFirst()
  if (ended && status === 'Approved')
    await tx
      .insertInto('site')
      .values({ ...ended, isPrimary: false, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return ended !== undefined
}

export const openSiteDirectory = (tx: Tx): SiteDirectory => ({
  readSites: (personId) => readSites(tx, personId),
  requestSite: (personId, requested, now) => requestSite(tx, personId, requested, now),
  removeSite: async (personId, id) =>
    UUID.test(id)
      ? tx
          .deleteFrom('site')
          .where('personId', '=', personId)
          .where('id', '=', id)
          .where('isPrimary', '=', false)
          .returning(['name', 'site'])
          .executeTakeFirst()
      : undefined,
  cancelCase: async (personId, id, now) => {
    if (!UUID.test(id)) return false
    const { numUpdatedRows } = await tx
      .updateTable('siteCase')
      .set({ status: 'Cancelled', decidedAt: now })
      .where('personId', '=', personId)
      .where('id', '=', id)
      .where('status', '=', 'New')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  findCase: (id) =>
    tx.selectFrom('siteCase').select(['personId', 'name', 'site', 'status']).where('id', '=', id).executeTakeFirst(),
  endCase: (id, status, now) => endCase(tx, id, status, now),
})
