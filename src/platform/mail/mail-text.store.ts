import { sql, type Generated } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    mailText: {
      template: string
      language: string
      key: string
      text: string
      changedAt: Generated<Date>
      changedBy: string | null
    }
  }
}

export type MailText = { readonly template: string; readonly language: string; readonly key: string; readonly text: string }

/** Of the tenant whose transaction this is: what differs from the product's words. */
export const listMailTexts = (tx: Tx): Promise<MailText[]> =>
  tx.selectFrom('mailText').select(['template', 'language', 'key', 'text']).orderBy('template').orderBy('language').execute()

/** Held until the transaction ends: of two who save the same mail, the second sees what the first wrote. */
export const lockMailTexts = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('mail_text ' || current_setting('app.tenant')))`.execute(tx)
}

type Saved = Omit<MailText, 'text'> & {
  /** Null goes back to the product's words. */
  readonly text: string | null
  readonly by: string
  readonly at: Date
}

export const saveMailText = async (tx: Tx, { template, language, key, text, by, at }: Saved): Promise<void> => {
  await tx
    .deleteFrom('mailText')
    .where('template', '=', template)
    .where('language', '=', language)
    .where('key', '=', key)
    .execute()
  if (text !== null)
    await tx.insertInto('mailText').values({ template, language, key, text, changedAt: at, changedBy: by }).execute()
}
