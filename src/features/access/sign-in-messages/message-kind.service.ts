import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'
import { LONGEST_MESSAGE, MESSAGE_ROLES, toPeriod } from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import type { Tx } from '#platform/database/database.ts'

const { texts, choice, date } = fieldOf

const EVERYONE = 'everyone'

/** A message for several roles is a line for each of them. */
const ROLES = sql`case when cardinality(roles) = 0 then array[${sql.lit(EVERYONE)}] else roles end`
const FROM = sql`(starts_at at time zone 'UTC')::date`

type MessageKey = { readonly role: string; readonly from: string }

/** Takes these lines out of what is stored; a message whose other roles stay is still shown to them. */
const dropLines = async (tx: Tx, lines: readonly MessageKey[]): Promise<void> => {
  const keys = JSON.stringify(lines.map(({ role, from }) => ({ role, from })))
  const named = sql`(select role from jsonb_to_recordset(${keys}::jsonb) as row (role text, "from" date) where row."from" = ${FROM})`
  await sql`delete from sign_in_message where not exists (
    select from unnest(${ROLES}) as role where role not in ${named})`.execute(tx)
  await sql`
    update sign_in_message set roles = array(select role from unnest(roles) as role where role not in ${named})
    where exists (select from unnest(roles) as role where role in ${named})`.execute(tx)
}

export const messageKind = defineRecords({
  name: 'messages',
  help: 'What people of a role read after signing in, on the days of the message.',
  keys: ['role', 'from'],
  hasDrafts: true,
  fields: {
    role: choice({
      ...{ isRequired: true, choices: [EVERYONE, ...MESSAGE_ROLES] },
      help: 'Whom it is for; one for a role wins over one for everyone.',
    }),
    texts: texts({ isRequired: true, isSearched: true, column: 'text', most: LONGEST_MESSAGE, help: 'What they read.' }),
    from: date({ isRequired: true, help: 'The first day on which it is shown.' }),
    until: date({ help: 'The last day; without it until somebody ends it.' }),
  },
  example: {
    role: 'customer',
    texts: { en: 'We take stock on Friday; orders leave on Monday.' },
    from: '2027-01-04',
    until: '2027-01-08',
  },
  check: ({ from, until }) =>
    until !== undefined && until < from ? [{ column: 'until', reason: `${until} is before the first day, ${from}` }] : [],
  source: sql`
    select distinct on (role, starts_on) role, texts, starts_on::text as "from",
      case when ends_at is not null
        then (greatest(ends_at - interval '1 millisecond', starts_at) at time zone 'UTC')::date::text end as "until", changed_at
    from (select role, texts, ${FROM} as starts_on, starts_at, ends_at, changed_at, id
      from sign_in_message cross join unnest(${ROLES}) as role) as message
    order by role, starts_on, starts_at desc, changed_at desc, id`,
  save: async ({ tx, services }, changes) => {
    const lines = changes.map(({ line }) => line)
    await dropLines(tx, lines)
    const rows = lines.map(({ role, texts: words, from, until }) => ({
      ...toPeriod({ from, until: until ?? null }),
      ...{ texts: words, roles: role === EVERYONE ? [] : [role] },
    }))
    await sql`
      insert into sign_in_message (texts, roles, starts_at, ends_at, changed_at)
      select row.texts, row.roles, row."startsAt", row."endsAt", ${services.clock.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (texts jsonb, roles text[], "startsAt" timestamptz, "endsAt" timestamptz)`.execute(tx)
  },
  remove: ({ tx }, lines) => dropLines(tx, lines),
})
