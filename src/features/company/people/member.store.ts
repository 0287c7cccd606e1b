import { sql } from 'kysely'
import type { CompanyRole } from '#foundation/identity/public.ts'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

/** One of a company's people; without a role of theirs they order like a buyer. */
export type CompanyMember = {
  readonly id: string
  readonly companyId: string
  readonly email: string
  readonly name: string
  readonly role: CompanyRole
  /** Orders above it need approval. */
  readonly orderLimit?: Money
  /** Codes of the cost centres they may order for; none: all active ones. */
  readonly costCentres: readonly string[]
  /** They can sign in: neither disabled nor still invited. */
  readonly isActive: boolean
  readonly status: string
}

type MemberRow = Omit<CompanyMember, 'orderLimit'> & { readonly limitMinor: string | null; readonly limitCurrency: string | null }

const COLUMNS = sql`person.id, person.company_id, person.email, trim(person.given_name || ' ' || person.family_name) as name,
  coalesce(person.company_role, 'buyer') as role, person.cost_centres, person.status,
  person.status = 'active' and person.disabled_at is null as is_active,
  person.order_limit_minor::text as limit_minor, person.order_limit_currency as limit_currency`

const toMember = ({ limitMinor, limitCurrency, ...row }: MemberRow): CompanyMember => ({
  ...row,
  ...(limitMinor !== null && limitCurrency !== null && { orderLimit: { minor: BigInt(limitMinor), currency: limitCurrency } }),
})

/** Undefined for who belongs to no company, such as the supplier's own people. */
export const findMember = async (tx: Tx, personId: string): Promise<CompanyMember | undefined> => {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from person where id = ${personId} and company_id is not null and not is_internal`.execute(tx)
  return rows[0] && toMember(rows[0])
}

/** A person with everybody of their company, in one statement; undefined for who belongs to none. */
export const findColleagues = async (
  tx: Tx,
  personId: string,
): Promise<{ readonly member: CompanyMember; readonly members: readonly CompanyMember[] } | undefined> => {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from person
    where company_id = (select one.company_id from person as one where one.id = ${personId} and not one.is_internal)
      and not is_internal and (status <> 'deleted' or id = ${personId})
    order by id = ${personId} desc, family_name, given_name, id limit 5000`.execute(tx)
  const members = rows.map(toMember)
  const [member] = members
  return member?.id === personId ? { member, members: members.filter(({ status }) => status !== 'deleted') } : undefined
}

/** Everybody of a company but those who were removed. */
export const listMembers = async (tx: Tx, companyId: string): Promise<CompanyMember[]> => {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from person
    where company_id = ${companyId} and not is_internal and status <> 'deleted'
    order by family_name, given_name, id limit 5000`.execute(tx)
  return rows.map(toMember)
}
