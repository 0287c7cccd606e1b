import { sql } from 'kysely'
import { remindCustomer } from '#features/buying/quotes/quote-mail.service.ts'
import { REMINDER_MS } from '#features/buying/quotes/quote-state.rules.ts'
import { findQuote } from '#features/buying/quotes/quote.store.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

const AT_ONCE = 200

/** Notes offers whose instant is over. What is read meanwhile says so by itself. */
export const expireQuotes: Recurring = {
  name: 'expire quotes',
  run: async ({ tx, services: { clock } }) => {
    const now = clock.now()
    await sql`update quote set state = 'Expired', changed_at = ${now}
      where state in ('Offered', 'Accepted') and valid_until < ${now}`.execute(tx)
  },
}

/** Two days before the end, once for each offer; not for one that was made for less. */
export const remindOfQuotes: Recurring = {
  name: 'remind of quotes',
  run: async ({ tx, services, tenant }) => {
    const now = services.clock.now()
    const soon = new Date(now.getTime() + REMINDER_MS)
    const { rows } = await sql<{ number: string }>`
      update quote set reminded_at = ${now} where id in (
        select id from quote where state in ('Offered', 'Accepted') and reminded_at is null
          and valid_until >= ${now} and valid_until <= ${soon}
          and valid_until > changed_at + ${REMINDER_MS} * interval '1 millisecond'
        order by valid_until limit ${AT_ONCE} for update skip locked)
      returning number`.execute(tx)
    for (const { number } of rows) {
      const quote = await findQuote(tx, number)
      if (quote) await remindCustomer({ tx, services, tenant }, quote)
    }
  },
}
