import { sql } from 'kysely'
import { readQuoteRef } from '#features/buying/quotes/quote-attachment.rules.ts'
import { drawQuote } from '#features/buying/quotes/quote-document.service.ts'
import { findQuote } from '#features/buying/quotes/quote.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'

type Account = { readonly name: string; readonly city: string; readonly countryCode: string }

export const findQuoteAccount = async (tx: Tx, accountKey: string): Promise<Account | undefined> => {
  const [erpId = '', number = ''] = accountKey.split('~')
  const { rows } = await sql<Account>`
    select name, city, country_code from sold_to where erp_id = ${erpId} and number = ${number}`.execute(tx)
  return rows[0]
}

/** For the mail with an offer, when it leaves. */
export const drawQuoteAttachment: NonNullable<Feature['mailAttachments']>[string] = async ({
  tx,
  services,
  tenant,
  attachment,
}) => {
  const { number, version } = readQuoteRef(attachment.ref)
  const quote = await findQuote(tx, number)
  if (!quote) return undefined
  const account = (await findQuoteAccount(tx, quote.accountKey)) ?? { name: '', city: '', countryCode: '' }
  return drawQuote(tx, services, { tenant, quote, version, account }, attachment.language)
}
