import { sql } from 'kysely'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords } from '#foundation/data-kinds/public.server.ts'
import { ACCESS_STATUSES } from '#foundation/entitlements/tool.rules.ts'

const { text, choice, time } = fieldOf

export const toolAccessKind = defineRecords({
  name: 'tool-access',
  hasPersonalData: true,
  help: 'Which tools people may use; who may order needs the tool ecommerce.',
  keys: ['person', 'tool'],
  fields: {
    person: text({ isRequired: true, refersTo: 'people', help: 'The mail address of the person.' }),
    tool: text({ isRequired: true, refersTo: 'tools', most: 60, help: 'The id of the tool.' }),
    status: choice({ isRequired: true, choices: ACCESS_STATUSES, help: 'How far the person got with it.' }),
    lmsUserId: text({ most: 60, help: 'The person’s number in the system for training.' }),
    expiresAt: time({ help: 'When an approval ends; without it never.' }),
  },
  example: { person: 'kari.moen@nordfjord.example', tool: 'ecommerce', status: 'Approved' },
  source: sql`
    select person.email as "person", tool_id as "tool", tool_access.status, lms_user_id as "lmsUserId",
      to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt", tool_access.changed_at
    from tool_access join person on person.id = tool_access.person_id`,
  save: async ({ tx, services }, changes) => {
    const rows = JSON.stringify(changes.map(({ line }) => line))
    await sql`
      insert into tool_access (person_id, tool_id, status, lms_user_id, expires_at, changed_at)
      select person.id, row.tool, row.status, row."lmsUserId", row."expiresAt", ${services.clock.now()}
      from jsonb_to_recordset(${rows}::jsonb)
        as row (person text, tool text, status text, "lmsUserId" text, "expiresAt" timestamptz)
      join person on person.email = row.person
      on conflict (person_id, tool_id) do update set status = excluded.status, lms_user_id = excluded.lms_user_id,
        expires_at = excluded.expires_at, warned_at = null, changed_at = excluded.changed_at`.execute(tx)
  },
  remove: async ({ tx }, lines) => {
    await sql`
      delete from tool_access using person, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as row (person text, tool text)
      where person.email = row.person and tool_access.person_id = person.id and tool_access.tool_id = row.tool`.execute(tx)
  },
})
