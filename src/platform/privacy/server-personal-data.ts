import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Feature } from '#platform/feature.ts'
import { both, byMail, byPerson, onlyIf, type PersonalTable, type PersonRows } from '#platform/privacy/personal-data.ts'

/** As `mail.ts` names who caused a mail. */
const byCauser: PersonRows = {
  text: 'caused_by (hash of the person)',
  where: ({ id }) => sql`caused_by = ${createHash('sha256').update(id).digest('base64url').slice(0, 32)}`,
}

const byCaller: PersonRows = {
  text: 'caller',
  where: ({ id }) => sql`caller = ${id} or caller like ${`% for ${id}`} or caller like ${`${id} for %`}`,
}

/** Of the tables that belong to no feature. */
const serverPersonalData: readonly PersonalTable[] = [
  {
    table: 'job',
    about: 'Work in the background that they started',
    rows: both(byPerson('owner'), onlyIf(`state <> 'running'`)),
    erase: 'delete',
    data: ['message', 'result', 'error', 'owner'],
    plain: ['kind', 'singleton_key', 'state', 'error_code'],
    first: async ({ tx, who: { id } }) => {
      await sql`delete from pgboss.job where id in (select id from job where owner = ${id} and state <> 'running')`.execute(tx)
      await sql`update job set cancel_requested_at = coalesce(cancel_requested_at, now()), message = null
        where owner = ${id} and state = 'running'`.execute(tx)
    },
  },
  {
    table: 'idempotency_key',
    about: 'Answers to calls that may be repeated',
    rows: byCaller,
    erase: 'delete',
    data: ['body', 'caller'],
    plain: ['endpoint', 'key', 'request_hash', 'content_type'],
    isHidden: true,
  },
  {
    table: 'mail_outbox',
    about: 'Mails to them',
    rows: byMail('to_address'),
    erase: 'delete',
    data: ['to_address', 'attachments', 'about', 'last_error'],
    mentions: ['subject', 'text', 'html', 'earlier'],
    secret: ['caused_by'],
    plain: ['template', 'state'],
  },
  {
    table: 'mail_outbox',
    part: 'caused by them',
    about: 'Mails to others about what they did',
    rows: byCauser,
    erase: 'delete',
    isHidden: true,
  },
]

export const listPersonalData = (features: readonly Feature[]): readonly PersonalTable[] => [
  ...serverPersonalData,
  ...features.flatMap(({ personalData = [] }) => personalData),
]
