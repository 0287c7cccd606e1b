import { sql } from 'kysely'
import type { ApprovalState } from '#features/company/approvals/approval-state.rules.ts'
import type { Approving, ApprovalNeed } from '#features/company/purchase-policy/public.ts'
import { fromMoneyJson, toMoneyJson, type Money, type MoneyJson } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

export type ApprovalLine = {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unit: MoneyJson
  readonly total: MoneyJson
}

type NeedJson = Omit<ApprovalNeed, 'amount'> & { readonly amount?: MoneyJson }

/** As lists show it. */
export type ListedApproval = {
  readonly id: string
  readonly companyId: string
  readonly cartId: string
  readonly requesterId: string | null
  readonly accountKey: string
  readonly state: ApprovalState
  readonly submittedAt: Date
  readonly decidedAt: Date | null
  readonly movedAt: Date
  readonly costCentre: string | null
  readonly poNumber: string
  readonly net: Money
  readonly total: Money
  readonly needs: readonly ApprovalNeed[]
  readonly lineCount: number
  readonly orderNumber: string | null
  readonly reason: string | null
}

export type Approval = ListedApproval & {
  readonly lines: readonly ApprovalLine[]
  readonly purchase: Readonly<Record<string, unknown>>
}

type RowOf<One extends ListedApproval> = Omit<One, 'net' | 'total' | 'needs'> & {
  readonly currency: string
  readonly netMinor: string
  readonly totalMinor: string
  readonly needs: readonly NeedJson[]
}

const COLUMNS = sql`approval.id, approval.company_id, approval.cart_id, approval.requester_id, approval.account_key, approval.state,
  approval.submitted_at, approval.decided_at, approval.moved_at, approval.cost_centre, approval.po_number, approval.currency,
  approval.net_minor::text, approval.total_minor::text, approval.needs, jsonb_array_length(approval.lines) as line_count,
  approval.order_number, approval.reason`
/** Lines and what placing needs: many times what a list shows. */
const ALL_COLUMNS = sql`${COLUMNS}, approval.lines, approval.purchase`

const toApproval = <Row extends RowOf<ListedApproval>>({ currency, netMinor, totalMinor, needs, ...row }: Row) => ({
  ...row,
  net: { minor: BigInt(netMinor), currency },
  total: { minor: BigInt(totalMinor), currency },
  needs: needs.map(({ amount, ...need }) => ({ ...need, ...(amount && { amount: fromMoneyJson(amount) }) })),
})

export type NewApproval = Pick<
  Approval,
  'companyId' | 'cartId' | 'accountKey' | 'costCentre' | 'poNumber' | 'net' | 'total' | 'needs' | 'lines' | 'purchase'
> & { readonly requesterId: string }

export const insertApproval = async (tx: Tx, approval: NewApproval, now: Date): Promise<string> => {
  const needs = approval.needs.map(({ amount, ...need }) => ({ ...need, ...(amount && { amount: toMoneyJson(amount) }) }))
  const { rows } = await sql<{ id: string }>`
    insert into approval (company_id, cart_id, requester_id, account_key, state, submitted_at, moved_at, cost_centre, po_number,
      currency, net_minor, total_minor, needs, lines, purchase)
    values (${approval.companyId}, ${approval.cartId}, ${approval.requesterId}, ${approval.accountKey}, 'Waiting', ${now}, ${now},
      ${approval.costCentre}, ${approval.poNumber}, ${approval.net.currency}, ${approval.net.minor}, ${approval.total.minor},
      ${JSON.stringify(needs)}::jsonb, ${JSON.stringify(approval.lines)}::jsonb, ${JSON.stringify(approval.purchase)}::jsonb)
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an approval was not stored')
  return row.id
}

export const findApproval = async (tx: Tx, companyId: string, id: string): Promise<Approval | undefined> => {
  const { rows } = await sql<
    RowOf<Approval>
  >`select ${ALL_COLUMNS} from approval where id = ${id} and company_id = ${companyId}`.execute(tx)
  return rows[0] && toApproval(rows[0])
}

/** Locked until the transaction ends: of two who decide at the same instant one does. */
export const lockApproval = async (tx: Tx, companyId: string, id: string): Promise<Approval | undefined> => {
  const { rows } = await sql<
    RowOf<Approval>
  >`select ${ALL_COLUMNS} from approval where id = ${id} and company_id = ${companyId} for update`.execute(tx)
  return rows[0] && toApproval(rows[0])
}

export type ApprovalChange = {
  readonly state: ApprovalState
  readonly now: Date
  readonly isDecided: boolean
  readonly orderNumber?: string
  readonly reason?: string
}

export const changeApproval = async (tx: Tx, id: string, change: ApprovalChange): Promise<void> => {
  await sql`
    update approval set state = ${change.state}, moved_at = ${change.now},
      decided_at = ${change.isDecided ? change.now : null}, order_number = ${change.orderNumber ?? null},
      reason = ${change.reason ?? null}
    where id = ${id}`.execute(tx)
}

export type EventAction = 'submit' | 'approve' | 'reject' | 'send-back' | 'withdraw' | 'escalate'

export type ApprovalEvent = {
  readonly at: Date
  readonly action: EventAction
  readonly byId: string | null
  readonly by: string | null
  readonly forId: string | null
  readonly for: string | null
  readonly note: string
}

export type NewEvent = {
  readonly approvalId: string
  readonly at: Date
  readonly action: EventAction
  readonly byId?: string | undefined
  readonly forId?: string | undefined
  readonly note?: string
}

export const insertEvent = async (tx: Tx, { approvalId, at, action, byId, forId, note = '' }: NewEvent): Promise<void> => {
  await sql`insert into approval_event (approval_id, at, action, by_id, for_id, note)
    values (${approvalId}, ${at}, ${action}, ${byId ?? null}, ${forId ?? null}, ${note})`.execute(tx)
}

const NAME = (alias: string) => sql.raw(`nullif(trim(${alias}.given_name || ' ' || ${alias}.family_name), '')`)

/** Of several approvals, each in the order of time. */
export const listEvents = async (tx: Tx, ids: readonly string[]): Promise<Map<string, ApprovalEvent[]>> => {
  const { rows } = await sql<ApprovalEvent & { readonly approvalId: string }>`
    select event.approval_id, event.at, event.action, event.by_id, event.for_id, event.note,
      ${NAME('decider')} as "by", ${NAME('away')} as "for"
    from approval_event as event
    left join person as decider on decider.id = event.by_id
    left join person as away on away.id = event.for_id
    where event.approval_id = any(${[...ids]}::uuid[]) order by event.id`.execute(tx)
  const byApproval = new Map<string, ApprovalEvent[]>()
  for (const { approvalId, ...event } of rows) byApproval.set(approvalId, [...(byApproval.get(approvalId) ?? []), event])
  return byApproval
}

/** Approvals that were given so far. */
export const listApprovings = (events: readonly ApprovalEvent[]): Approving[] =>
  events.flatMap(({ action, byId, forId }) =>
    action === 'approve' && byId !== null ? [{ by: byId, ...(forId !== null && { for: forId }) }] : [],
  )

export const listOpenOf = async (tx: Tx, companyId: string): Promise<ListedApproval[]> => {
  const { rows } = await sql<RowOf<ListedApproval>>`
    select ${COLUMNS} from approval where company_id = ${companyId} and state in ('Waiting', 'Escalated')
    order by submitted_at desc limit 1000`.execute(tx)
  return rows.map(toApproval)
}

export type ListChoice = { readonly states: readonly ApprovalState[]; readonly limit: number; readonly before?: Date | undefined }

export const listSentBy = async (tx: Tx, personId: string, { states, limit, before }: ListChoice): Promise<ListedApproval[]> => {
  const { rows } = await sql<RowOf<ListedApproval>>`
    select ${COLUMNS} from approval where requester_id = ${personId} and state = any(${[...states]}::text[])
      and (${before ?? null}::timestamptz is null or submitted_at < ${before ?? null})
    order by submitted_at desc limit ${limit}`.execute(tx)
  return rows.map(toApproval)
}

/** Those in which one of a company's people has decided, also for somebody else: newest first until there are enough. */
export const listDecidedBy = async (
  tx: Tx,
  { id, companyId }: { readonly id: string; readonly companyId: string },
  { states, limit, before }: ListChoice,
): Promise<ListedApproval[]> => {
  const { rows } = await sql<RowOf<ListedApproval>>`
    select ${COLUMNS} from approval
    where company_id = ${companyId} and state = any(${[...states]}::text[])
      and (${before ?? null}::timestamptz is null or submitted_at < ${before ?? null})
      and exists (select from approval_event as event where event.approval_id = approval.id and event.by_id = ${id}
        and event.action in ('approve', 'reject', 'send-back'))
    order by submitted_at desc limit ${limit}`.execute(tx)
  return rows.map(toApproval)
}

/** Somebody still has to decide about this cart. */
export const isWaiting = async (tx: Tx, cartId: string): Promise<boolean> => {
  const { rows } = await sql`select from approval where cart_id = ${cartId} and state in ('Waiting', 'Escalated')`.execute(tx)
  return rows.length > 0
}
