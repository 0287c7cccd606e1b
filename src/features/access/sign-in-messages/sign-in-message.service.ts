import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  toDays,
  toPeriod,
  type MessageDays,
  type SignInMessage,
} from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import { insertMessage, lockMessage, updateMessage } from '#features/access/sign-in-messages/sign-in-message.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type MessageWish = Pick<SignInMessage, 'texts' | 'roles'> & MessageDays

type Change = { readonly actorId: string; readonly address?: string; readonly now: Date }

const describe = ({ texts, roles, ...period }: SignInMessage) => ({ texts, roles, ...toDays(period) })

const audit = (tx: Tx, { actorId, address, now }: Change, action: string, details: object): Promise<void> =>
  writeAudit(tx, { id: actorId }, now, action, { ...details, ...(address !== undefined && { address }) })

export const addMessage = async (tx: Tx, wish: MessageWish, change: Change): Promise<string> => {
  const message = { texts: wish.texts, roles: wish.roles, ...toPeriod(wish) }
  const id = await insertMessage(tx, { ...message, changedAt: change.now, changedBy: change.actorId })
  await audit(tx, change, 'sign-in-message.add', { object: id, before: null, after: describe(message) })
  return id
}

/** False when there is no such message. */
export const changeMessage = async (tx: Tx, id: string, wish: MessageWish, change: Change): Promise<boolean> => {
  const before = await lockMessage(tx, id)
  if (!before) return false
  const message = { texts: wish.texts, roles: wish.roles, ...toPeriod(wish) }
  await updateMessage(tx, id, { ...message, changedAt: change.now, changedBy: change.actorId })
  await audit(tx, change, 'sign-in-message.change', { object: id, before: describe(before), after: describe(message) })
  return true
}

/** One that has not begun begins and ends now; one that ended before stays as it is. */
export const endMessage = async (tx: Tx, id: string, change: Change): Promise<boolean> => {
  const before = await lockMessage(tx, id)
  if (!before) return false
  if (before.endsAt !== null && before.endsAt <= change.now) return true
  const startsAt = before.startsAt > change.now ? change.now : before.startsAt
  const { texts, roles } = before
  await updateMessage(tx, id, { texts, roles, startsAt, endsAt: change.now, changedAt: change.now, changedBy: change.actorId })
  await audit(tx, change, 'sign-in-message.end', { object: id, before: describe(before).until, after: change.now.toISOString() })
  return true
}
