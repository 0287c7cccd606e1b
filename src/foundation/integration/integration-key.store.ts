import { createHash, randomBytes } from 'node:crypto'
import { sql, type Generated } from 'kysely'
import type { IntegrationKey } from '#foundation/integration/integration-key.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    integrationKey: {
      id: Generated<string>
      name: string
      keyHash: Buffer
      scopes: readonly string[]
      companyId: string | null
      createdAt: Date
      usedAt: Date | null
      expiresAt: Date | null
      revokedAt: Date | null
    }
  }
}

/** Of a text with 256 random bits: nothing slower is needed. */
const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

const makeKeyText = (): string => `pk_${randomBytes(32).toString('base64url')}`

type NewKey = {
  readonly name: string
  readonly scopes: readonly string[]
  readonly now: Date
  readonly expiresAt?: Date | null
  readonly companyId?: string | null
  /** For the demo, whose keys are known. */
  readonly text?: string
}

/** Returns the key itself, which is shown once. */
export const insertKey = async (
  tx: Tx,
  { name, scopes, now, expiresAt = null, companyId = null, text = makeKeyText() }: NewKey,
): Promise<string> => {
  await tx
    .insertInto('integrationKey')
    .values({
      ...{ name, scopes: [...scopes], companyId, keyHash: hashKey(text) },
      ...{ createdAt: now, usedAt: null, expiresAt, revokedAt: null },
    })
    .execute()
  return text
}

const SHOWN = ['id', 'name', 'scopes', 'companyId', 'expiresAt', 'revokedAt'] as const

export const findKey = (tx: Tx, text: string): Promise<IntegrationKey | undefined> =>
  tx.selectFrom('integrationKey').select(SHOWN).where('keyHash', '=', hashKey(text)).executeTakeFirst()

export type ListedKey = IntegrationKey & {
  readonly createdAt: Date
  readonly usedAt: Date | null
  readonly company: { readonly number: string; readonly name: string } | null
}

export const listKeys = async (tx: Tx): Promise<ListedKey[]> => {
  const { rows } = await sql<ListedKey>`
    select key.id, key.name, key.scopes, key.company_id, key.expires_at, key.revoked_at, key.created_at, key.used_at,
      case when company.id is not null then json_build_object('number', company.number, 'name', company.name) end as company
    from integration_key key left join company on company.id = key.company_id order by key.created_at`.execute(tx)
  return rows
}

export const findCompanyId = async (tx: Tx, number: string): Promise<string | undefined> =>
  (await tx.selectFrom('company').select('id').where('number', '=', number).executeTakeFirst())?.id

export const findKeyScopes = async (tx: Tx, id: string): Promise<readonly string[] | undefined> =>
  (await tx.selectFrom('integrationKey').select('scopes').where('id', '=', id).executeTakeFirst())?.scopes

/** By the minute: a key that is used all the time is not written all the time. */
export const noteUse = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql`
    update integration_key set used_at = ${now}
    where id = ${id}::uuid and (used_at is null or used_at < ${now}::timestamptz - interval '1 minute')`.execute(tx)
}

export const revokeKey = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('integrationKey')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const DAY_MS = 86_400_000
/** So long both keys count, so that whoever uses it changes it without a gap. */
export const OVERLAP_DAYS = 7

/**
 * A new key with the same name, rights and length of life; the former one ends after some days. Returns the key, which is
 * shown once; undefined for one that is revoked or has ended.
 */
export const replaceKey = async (tx: Tx, id: string, now: Date, overlapDays = OVERLAP_DAYS): Promise<string | undefined> => {
  const former = await tx
    .selectFrom('integrationKey')
    .select([...SHOWN, 'createdAt'])
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .forUpdate()
    .executeTakeFirst()
  if (!former) return undefined
  const { name, scopes, companyId, expiresAt, createdAt } = former
  const lifeMs = expiresAt && expiresAt.getTime() - createdAt.getTime()
  const ends = lifeMs === null ? null : new Date(now.getTime() + lifeMs)
  const key = await insertKey(tx, { name, scopes, companyId, now, expiresAt: ends })
  const end = now.getTime() + overlapDays * DAY_MS
  const formerEnds = new Date(Math.min(end, expiresAt?.getTime() ?? end))
  await tx.updateTable('integrationKey').set({ expiresAt: formerEnds }).where('id', '=', id).execute()
  return key
}
