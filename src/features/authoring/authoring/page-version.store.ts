import { sql } from 'kysely'
import type { EditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import { announceContent } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { announceSchedule } from '#platform/jobs/schedule.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type PageVersion = { readonly number: number; readonly at: Date; readonly by: string | null }

/** The newest first. */
export const listPageVersions = async (tx: Tx, pageId: string): Promise<PageVersion[]> => {
  const { rows } = await sql<PageVersion>`
    select v.number, v.saved_at as at, nullif(trim(person.given_name || ' ' || person.family_name), '') as by
    from page_version v left join person on person.id = v.saved_by
    where v.page_id = ${pageId} order by v.number desc`.execute(tx)
  return rows
}

export const findVersionContent = async (tx: Tx, pageId: string, number: number): Promise<PageContent | undefined> => {
  const row = await tx
    .selectFrom('pageVersion')
    .select('content')
    .where('pageId', '=', pageId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content
}

type Publishing = {
  readonly version: number
  readonly by: string | null
  readonly at: Date
  /** A planned version is still published at its time. */
  readonly keepsSchedule?: boolean
}

/** Visitors see this version from the moment the transaction commits; a time that was planned is over. */
export const publishVersion = async (tx: Tx, page: EditedPage, publishing: Publishing): Promise<void> => {
  const { version, by, at, keepsSchedule = false } = publishing
  const planned = keepsSchedule ? {} : { scheduledAt: null, scheduledVersion: null, scheduledBy: null }
  await tx
    .updateTable('page')
    .set({ publishedVersion: version, ...planned })
    .where('id', '=', page.id)
    .execute()
  await tx
    .updateTable('pageVersion')
    .set({ publishedAt: at, publishedBy: by })
    .where('pageId', '=', page.id)
    .where('number', '=', version)
    .execute()
  await announceContent(tx, [page], page.publishedVersion === null ? 'presence' : 'text')
}

/** Also tells those who wait for the time. */
export const scheduleVersion = async (tx: Tx, page: EditedPage, { version, by, at }: Publishing): Promise<void> => {
  const planned = { scheduledAt: at, scheduledVersion: version, scheduledBy: by }
  await tx.updateTable('page').set(planned).where('id', '=', page.id).execute()
  await announceSchedule(tx)
}

/** At the time that was planned this version goes out in place of the other. */
export const rescheduleVersion = async (tx: Tx, pageId: string, version: number): Promise<void> => {
  await tx.updateTable('page').set({ scheduledVersion: version }).where('id', '=', pageId).execute()
}

export const clearSchedule = async (tx: Tx, pageId: string): Promise<void> => {
  const none = { scheduledAt: null, scheduledVersion: null, scheduledBy: null }
  await tx.updateTable('page').set(none).where('id', '=', pageId).execute()
}

export const unpublish = async (tx: Tx, page: EditedPage): Promise<void> => {
  await tx.updateTable('page').set({ publishedVersion: null }).where('id', '=', page.id).execute()
  await clearSchedule(tx, page.id)
  await announceContent(tx, [page])
}

export const findNextTime = async (tx: Tx): Promise<Date | undefined> => {
  const { rows } = await sql<{ next: Date | null }>`select min(scheduled_at) as next from page`.execute(tx)
  return rows[0]?.next ?? undefined
}

/** Pages whose time has come and that no other worker is at. */
export const takeDuePages = async (tx: Tx, now: Date): Promise<{ id: string; scheduledBy: string | null }[]> => {
  const { rows } = await sql<{ id: string; scheduledBy: string | null }>`
    select id, scheduled_by from page where scheduled_at <= ${now} for update skip locked`.execute(tx)
  return rows
}
