import { sql } from 'kysely'
import { byHolder, byMail, byPerson, either, type PersonalTable } from '#platform/privacy/personal-data.ts'

const theirs = either(byPerson(), byHolder(), byMail('email'))

export const personalData: readonly PersonalTable[] = [
  {
    table: 'form_submission',
    about: 'Forms that they sent',
    rows: theirs,
    erase: 'delete',
    data: ['reference', 'labels', 'submitted', 'consents', 'email', 'holder', 'address', 'files'],
    secret: ['repeat_key', 'network'],
    plain: ['form_key', 'page', 'language'],
    files: (who) => sql`select file ->> 'fileKey' as key, file ->> 'name' as name
      from form_submission, jsonb_array_elements(files) file where ${theirs.where(who)}`,
    // The event of a submission holds every field of it.
    first: async ({ tx, who }) => {
      await sql`delete from outbox_delivery where event = 'form.submitted'
        and body::jsonb #>> '{data,reference}' in (select reference from form_submission where ${theirs.where(who)})`.execute(tx)
      await sql`delete from mail_outbox where template = 'form-submitted' and exists (
        select from form_submission where (${theirs.where(who)}) and position(reference in mail_outbox.subject || mail_outbox.text) > 0)`.execute(
        tx,
      )
    },
  },
]
