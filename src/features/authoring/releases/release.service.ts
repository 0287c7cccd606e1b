import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  findPublishProblems,
  findReviewProblems,
  localeName,
  lockEditedPage,
  publishVersion,
  unpublish,
  publisherOf,
  versionWord,
  type DueRules,
  type EditedPage,
} from '#features/authoring/authoring/public.server.ts'
import { listChangedSince, maySay, type ReleaseStep } from '#features/authoring/releases/release.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { conflict, notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'
import * as store from '#features/authoring/releases/release.store.ts'

export const addressOf = (page: Pick<EditedPage, 'country' | 'language' | 'path'>): string =>
  `/${localeName(page)}${page.path === '/' ? '' : page.path}`

/** A release in hand for this step; 409 where it stands elsewhere by now. */
export const requireRelease = async ({ tx }: FastifyRequest, id: string, step: ReleaseStep): Promise<store.Release> => {
  const release = (await store.lockRelease(tx, id)) ?? notFound('release')
  return maySay(release.state, step) ? release : conflict('This release stands elsewhere by now.')
}

type Locked = { readonly part: store.ReleasePage; readonly page: EditedPage }

/** Its pages as they are now, none of which anybody else changes meanwhile. */
export const lockPages = async (tx: Tx, releaseId: string): Promise<Locked[]> => {
  const locked = []
  for (const part of await store.listReleasePages(tx, releaseId)) {
    const page = await lockEditedPage(tx, part.pageId)
    if (page) locked.push({ part, page })
  }
  return locked
}

const refuseUnready: (problems: readonly object[]) => never = (problems) => {
  const message = 'Not every page of this release is ready.'
  throw new Problem(422, 'not_ready', message, { extra: { message, problems } })
}

/** All pages are ready, or the answer says which are not: nobody publishes half a release. */
export const requireReady = async (request: FastifyRequest, pages: readonly EditedPage[]): Promise<void> => {
  const problems = []
  for (const page of pages)
    for (const problem of await findPublishProblems(request, page))
      problems.push({ pageId: page.id, page: addressOf(page), ...problem })
  if (problems.length > 0) refuseUnready(problems)
}

/** An earlier version is shown again only where no review objects. */
const requireReviewed = async (request: FastifyRequest, pages: readonly Locked[]): Promise<void> => {
  const problems = []
  for (const { part, page } of pages)
    if (part.before !== null)
      for (const { level: _, ...problem } of await findReviewProblems(request.tx, page, {
        version: part.before,
        ...publisherOf(request),
      }))
        problems.push({ pageId: page.id, page: addressOf(page), ...problem })
  if (problems.length > 0) refuseUnready(problems)
}

type Outgoing = { readonly release: Pick<store.Release, 'id' | 'name'>; readonly by: string | null; readonly at: Date }

/** Each page with the version that goes out; visitors see all of them when the transaction commits. */
export const sendOut = async (
  tx: Tx,
  { release, by, at }: Outgoing,
  pages: readonly { readonly page: EditedPage; readonly version: number }[],
): Promise<void> => {
  for (const { page, version } of pages) {
    await publishVersion(tx, page, { version, by, at })
    await store.savePlan(tx, release.id, { pageId: page.id, version, before: page.publishedVersion })
    await store.keepVersion(tx, page.id, version, false)
    if (by !== null)
      await writeAudit(tx, { id: by }, at, 'page.publish', {
        ...{ object: page.id, name: addressOf(page), before: versionWord(page.publishedVersion), after: versionWord(version) },
        release: release.name,
      })
  }
  await store.saveState(tx, release.id, { state: 'published', by, publishedAt: at })
}

/** The versions visitors saw before, on each page of it. */
export const takeBack = async (request: FastifyRequest, release: store.Release, at: Date): Promise<void> => {
  const { tx } = request
  const by = userOf(request).id
  const locked = await lockPages(tx, release.id)
  const changed = listChangedSince(locked.map(({ part, page }) => ({ ...part, publishedVersion: page.publishedVersion })))
  if (changed.length > 0) {
    const message = 'Some of its pages were changed since.'
    throw new Problem(409, 'changed_since', message, { extra: { message, pages: changed.map(addressOf) } })
  }
  await requireReviewed(request, locked)
  for (const { part, page } of locked) {
    if (part.before === null) await unpublish(tx, page)
    else await publishVersion(tx, page, { version: part.before, by, at, keepsSchedule: true })
    await writeAudit(tx, userOf(request), at, 'page.publish', {
      ...{ object: page.id, name: addressOf(page), before: versionWord(page.publishedVersion), after: versionWord(part.before) },
      ...{ release: release.name, address: request.ip },
    })
  }
  await store.saveState(tx, release.id, { state: 'reverted', by })
}

/** It is planned no longer: open again, with the versions of its pages free to be removed. */
export const dropPlan = async (tx: Tx, release: Pick<store.Release, 'id'>, by: string | null): Promise<void> => {
  for (const { pageId, version } of await store.listReleasePages(tx, release.id)) {
    if (version !== null) await store.keepVersion(tx, pageId, version, false)
    await store.savePlan(tx, release.id, { pageId, version: null, before: null })
  }
  await store.saveState(tx, release.id, { state: 'open', by })
}

/**
 * Releases whose time has come go out with the versions that were checked when they were planned. One with a page that a
 * review sent back meanwhile is open again as a whole: nobody publishes half a release.
 */
export const publishDueReleases = async (tx: Tx, now: Date, { isReviewRequired }: DueRules): Promise<number> => {
  let published = 0
  for (const id of await store.takeDueReleases(tx, now)) {
    const release = await store.findRelease(tx, id)
    if (!release) continue
    const by = release.changedBy
    const pages = (await lockPages(tx, id)).flatMap(({ part, page }) =>
      part.version === null ? [] : [{ page, version: part.version }],
    )
    const refused = []
    for (const { page, version } of pages)
      if ((await findReviewProblems(tx, page, { version, by, isReviewRequired })).length > 0) refused.push(addressOf(page))
    const audit = async (action: string, details: object): Promise<void> => {
      if (by !== null) await writeAudit(tx, { id: by }, now, action, { object: id, name: release.name, ...details })
    }
    if (refused.length > 0) {
      await dropPlan(tx, release, by)
      await audit('release.schedule', { before: release.scheduledAt?.toISOString(), after: null, refused })
      continue
    }
    published += 1
    await sendOut(tx, { release, by, at: now }, pages)
    await audit('release.publish', { after: `${pages.length} pages` })
  }
  return published
}
