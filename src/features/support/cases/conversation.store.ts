import { sql, type Generated } from 'kysely'
import { answerDue, isEnded, type CaseParty, type CaseStatus } from '#features/support/cases/case.rules.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { addEvent, CASE_COLUMNS, type CaseRow } from '#features/support/cases/case.store.ts'
import type { ReachingReader } from '#features/support/cases/case-access.rules.ts'
import { isReached } from '#features/support/cases/case-access.store.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    caseMessage: { caseId: string; id: Generated<string>; authorId: string | null; by: CaseParty; text: string; at: Date }
    caseFile: {
      caseId: string
      id: string
      messageId: string
      name: string
      size: string
      mediaType: string
      fileKey: string
    }
  }
}

const selectCase = (tx: Tx, reader: ReachingReader, id: string) =>
  tx.selectFrom('supportCase as c').select(CASE_COLUMNS).where('c.id', '=', id).where(isReached(reader))

/** Somebody else's does not exist. */
export const findCase = (tx: Tx, reader: ReachingReader, id: string): Promise<CaseRow | undefined> =>
  selectCase(tx, reader, id).executeTakeFirst()

/** Until the transaction ends nobody else takes a step in it. */
export const lockCase = (tx: Tx, reader: ReachingReader, id: string): Promise<CaseRow | undefined> =>
  selectCase(tx, reader, id).forUpdate().executeTakeFirst()

const NAME = sql<string>`coalesce(given_name || ' ' || family_name, '')`

/** Visible to both sides. It reads no note: those are in a table of their own [T-86]. */
export const readConversation = async (tx: Tx, row: CaseRow): Promise<Omit<CaseView, 'staff' | 'isOwn'>> => {
  const messages = await tx
    .selectFrom('caseMessage')
    .leftJoin('person', 'person.id', 'caseMessage.authorId')
    .select(['caseMessage.id', 'by', 'text', 'at', NAME.as('author')])
    .where('caseId', '=', row.id)
    // Those that were brought may be older than what was written here.
    .orderBy('at')
    .orderBy('caseMessage.id')
    .execute()
  const files = await tx.selectFrom('caseFile').select(['id', 'messageId', 'name', 'size']).where('caseId', '=', row.id).execute()
  const events = await tx
    .selectFrom('caseEvent')
    .select(['id', 'by', 'status', 'at'])
    .where('caseId', '=', row.id)
    .orderBy('id')
    .execute()
  const { id, kind, subject, status, priority, details, rating, ratingText, mergedInto } = row
  return {
    ...{ id, kind, subject, status, priority, details: { ...details }, rating, ratingText, mergedInto },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    copyCount: row.copies.length,
    messages: messages.map(({ at, ...message }) => ({
      ...message,
      at: at.toISOString(),
      files: files
        .filter(({ messageId }) => messageId === message.id)
        .map((file) => ({ id: file.id, name: file.name, size: Number(file.size) })),
    })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  }
}

export type NewMessage = {
  readonly caseId: string
  readonly authorId: string | null
  readonly by: CaseParty
  readonly text: string
}

export const addMessage = async (tx: Tx, message: NewMessage, now: Date): Promise<string> => {
  const { id } = await tx
    .insertInto('caseMessage')
    .values({ ...message, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Move = { readonly by: CaseParty; readonly authorId: string; readonly status: CaseStatus; readonly now: Date }

/** The status after a step, with a line of its history where it changed. */
export const moveTo = async (tx: Tx, row: CaseRow, { by, authorId, status, now }: Move): Promise<void> => {
  await tx
    .updateTable('supportCase')
    .set({ status, updatedAt: now, endedAt: isEnded(status) ? (row.endedAt ?? now) : null })
    .where('id', '=', row.id)
    .execute()
  if (status !== row.status) await addEvent(tx, { caseId: row.id, authorId, by, status, at: now })
}

export const noteAnswer = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('supportCase').set({ answeredAt: now }).where('id', '=', id).execute()
}

/** The person has the newest before them. */
export const markSeen = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('supportCase')
    .set({ seenAt: now })
    .where('id', '=', id)
    .where((is) => is.or([is('seenAt', 'is', null), is('seenAt', '<', is.ref('updatedAt'))]))
    .execute()
}

export const saveRating = async (tx: Tx, id: string, rating: number, text: string): Promise<void> => {
  await tx.updateTable('supportCase').set({ rating, ratingText: text }).where('id', '=', id).execute()
}

export const dueOf = ({ priority, createdAt, answeredAt, endedAt }: CaseRow, now: Date) => {
  const due = answerDue(priority, createdAt)
  return { dueAt: due.toISOString(), isLate: answeredAt === null && endedAt === null && due < now }
}
