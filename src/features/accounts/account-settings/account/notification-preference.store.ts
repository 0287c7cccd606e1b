import { sql } from 'kysely'
import type { Preference } from '#features/accounts/account-settings/account/notification-preference.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    notificationPreference: { personId: string } & Preference
  }
}

export const listPreferences = (tx: Tx, personId: string): Promise<Preference[]> =>
  tx.selectFrom('notificationPreference').select(['topic', 'byEmail', 'inPortal']).where('personId', '=', personId).execute()

export const savePreferences = async (tx: Tx, personId: string, preferences: readonly Preference[]): Promise<void> => {
  await tx
    .insertInto('notificationPreference')
    .values(preferences.map((preference) => ({ personId, ...preference })))
    .onConflict((conflict) =>
      conflict.columns(['personId', 'topic']).doUpdateSet({ byEmail: sql`excluded.by_email`, inPortal: sql`excluded.in_portal` }),
    )
    .execute()
}
