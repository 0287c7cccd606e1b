import { sql } from 'kysely'
import { defineRecords, type Change } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import {
  caseFields,
  findCaseFaults,
  isMail,
  normaliseCase,
  type CaseLine,
} from '#features/support/cases/brought/brought-case.rules.ts'
import {
  addStatuses,
  findOpenedHere,
  findWriters,
  saveCaseRows,
  saveMessages,
  settleCases,
  type Writer,
} from '#features/support/cases/brought/brought-case.store.ts'
import { CASE_SOURCE } from '#features/support/cases/case-step.service.ts'

const listMails = ({ messages = [] }: CaseLine): string[] => messages.map(({ by }) => by).filter(isMail)

const findUnknownWriters = ({ messages = [] }: CaseLine, writers: ReadonlyMap<string, Writer>): LineProblem[] =>
  messages.flatMap(({ by }, index) =>
    isMail(by) && !writers.has(by)
      ? [{ column: `messages[${index + 1}].by`, reason: `‘${by}’ is neither customer nor staff nor among the people` }]
      : [],
  )

/** Nobody's words are changed afterwards. */
const findRewritten = ({ line, before }: Change<typeof caseFields>, openedHere: ReadonlySet<string>): LineProblem[] =>
  openedHere.has(line.id)
    ? (['text', 'openedAt'] as const)
        .filter((name) => line[name] !== before?.[name])
        .map((column) => ({ column, reason: 'was written in the portal and stays as it is' }))
    : []

const TIME = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The first message of the customer is the text of the case. */
const FIRST = sql`(
  select id, text from case_message m where m.case_id = c.id and m.by = 'customer' and m.at = c.created_at order by m.id limit 1)`

export const caseKind = defineRecords({
  name: 'cases',
  right: 'cases',
  help: 'Requests for help with their conversation; whoever opened one reads and answers it in the portal.',
  keys: ['id'],
  isDecidedByData: true,
  fields: caseFields,
  example: {
    ...{ id: 'C-1001', account: 'M1~1001', person: 'kari.moen@nordfjord.example', subject: 'Pump is loud' },
    ...{
      text: 'The pump has been loud since Monday.',
      product: 'P-200',
      status: 'Waiting for you',
      openedAt: '2026-11-02T08:00:00Z',
    },
    messages: [{ by: 'staff', at: '2026-11-02T10:30:00Z', text: 'Which serial number does it have?' }],
  },
  normalise: normaliseCase,
  check: findCaseFaults,
  source: sql`
    select c.id, sold_to.account_key as "account", person.email as "person", c.kind, c.subject, coalesce(first.text, '') as "text",
      c.product_sku as "product", c.order_number as "orderNumber", c.serial_number as "serialNumber", c.status, c.priority,
      c.details->>'symptom' as "symptom", c.details->>'concern' as "concern", c.details->>'publication' as "publication",
      c.details->>'address' as "address", agent.email as "assignedTo", c.rating,
      ${TIME('c.created_at')} as "openedAt", (
        select coalesce(jsonb_agg(jsonb_build_object('by', case
            when m.by = 'customer' and m.author_id is not distinct from c.person_id then 'customer'
            else coalesce(author.email, m.by) end, 'at', ${TIME('m.at')}, 'text', m.text) order by m.at, m.id), '[]')
        from case_message m left join person author on author.id = m.author_id and author.status <> 'deleted'
        where m.case_id = c.id and m.id is distinct from first.id) as "messages", c.changed_at
    from support_case c left join person on person.id = c.person_id and person.status <> 'deleted'
    left join person agent on agent.id = c.assigned_to and agent.status <> 'deleted'
    left join sold_to on sold_to.id = c.sold_to_id left join lateral ${FIRST} as first on true`,
  save: async ({ tx, services }, changes) => {
    const now = services.clock.now()
    const writers = await findWriters(
      tx,
      changes.flatMap(({ line }) => listMails(line)),
    )
    const openedHere = await findOpenedHere(
      tx,
      changes.map(({ line }) => line.id),
    )
    const problems = changes.map((change) => [...findUnknownWriters(change.line, writers), ...findRewritten(change, openedHere)])
    const saved = changes.filter((_, at) => problems[at]?.length === 0)
    const lines = saved.map(({ line }) => line)
    await saveCaseRows(tx, lines, now)
    await saveMessages(tx, lines, writers)
    const newIds = saved.filter(({ before }) => !before).map(({ line }) => line.id)
    await settleCases(
      tx,
      lines.map(({ id }) => id),
      newIds,
    )
    await addStatuses(
      tx,
      saved.flatMap(({ line: { id, status = 'New' }, before }) =>
        before?.['status'] === status ? [] : [{ id, status, isNew: !before }],
      ),
      now,
    )
    await touchDocuments(
      tx,
      CASE_SOURCE,
      lines.map(({ id }) => id),
    )
    return problems
  },
  /** With the conversation; files that nothing names any more are swept away. */
  remove: async ({ tx }, lines) => {
    const ids = lines.map(({ id }) => id)
    await sql`delete from support_case where id = any(${ids}::text[])`.execute(tx)
    await touchDocuments(tx, CASE_SOURCE, ids)
  },
})
