import { addRequestEvent, insertRequest } from '#foundation/requests/public.seed.ts'
import type { Tx } from '#platform/database/database.ts'

type Asked = Omit<Parameters<typeof insertRequest>[1], 'askedBy'>

/** Something that waits for staff since then. */
export const seedRequest = async (tx: Tx, asked: Asked): Promise<void> => {
  const { personId, askedAt } = asked
  const made = await insertRequest(tx, { ...asked, askedBy: personId })
  if (made) await addRequestEvent(tx, { requestNumber: made.number, at: askedAt, event: 'asked', actorId: personId })
}
