import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** The last seal that the receiver took; 0 before the first. */
export const readPosition = async (tx: Tx): Promise<number> => {
  // A slow receiver must not end the transaction after it took the entries: it would get them again.
  await sql`select set_config('idle_in_transaction_session_timeout', '5min', true)`.execute(tx)
  const { rows } = await sql<{ position: string }>`insert into audit_stream (position) values (0)
    on conflict (tenant) do update set position = audit_stream.position returning position`.execute(tx)
  return Number(rows[0]?.position ?? 0)
}

export const savePosition = async (tx: Tx, position: number): Promise<void> => {
  await sql`update audit_stream set position = ${position}, sent_at = now()`.execute(tx)
}
