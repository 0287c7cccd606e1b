import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  auditPage,
  findEditedPage,
  findVersionContent,
  insertVersion,
  listMarketsOf,
  localeName,
  lockEditedPage,
  requireContent,
  requireSeen,
  versionWord,
  writeEtag,
  type EditedPage,
} from '#features/authoring/authoring/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { listUnits, writeUnits, type FieldsOf } from '#features/authoring/page-languages/text-unit.rules.ts'
import { compareUnits, type TranslatedUnit } from '#features/authoring/page-languages/translation-state.rules.ts'
import { findHashes, saveHashes } from '#features/authoring/page-languages/translation.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

export const fieldsOfApp =
  (app: App): FieldsOf =>
  (type) =>
    app.pageRegistry.blocks.get(type)?.fields

export type AuthoredPage = { readonly page: EditedPage; readonly content: PageContent }

export const readWritten = async (tx: Tx, page: EditedPage | undefined): Promise<AuthoredPage> => {
  const content = page && (await findVersionContent(tx, page.id, page.version))
  return page && content ? { page, content } : notFound('page')
}

/** The same path in the language that is translated from. */
export const readSource = async (tx: Tx, target: EditedPage, locale: string): Promise<AuthoredPage> => {
  const markets = await listMarketsOf(tx, target.path)
  return readWritten(
    tx,
    markets.find((market) => localeName(market) === locale && market.id !== target.id),
  )
}

export type SideBySide = {
  readonly target: AuthoredPage
  readonly source: AuthoredPage
  readonly units: readonly TranslatedUnit[]
}

export const readSideBySide = async (app: App, tx: Tx, id: string, locale: string): Promise<SideBySide> => {
  const target = await readWritten(tx, await findEditedPage(tx, id))
  const source = await readSource(tx, target.page, locale)
  const fieldsOf = fieldsOfApp(app)
  const hashes = await findHashes(tx, id, source.page.id)
  const units = compareUnits(listUnits(source.content, fieldsOf), listUnits(target.content, fieldsOf), { hashes, hashOf })
  return { target, source, units }
}

export type NewWords = {
  /** By key of a text. */
  readonly texts: ReadonlyMap<string, string>
  /** The source text that each was translated from, where it has changed since. */
  readonly sources?: ReadonlyMap<string, string>
}

/** A draft with other words. Another author's words of meanwhile are never lost: the page must be as it was seen. */
export const saveWords = async (
  app: App,
  request: FastifyRequest,
  { id, source: locale, ifMatch }: { id: string; source: string; ifMatch: string | undefined },
  { texts, sources }: NewWords,
): Promise<{ version: number; etag: string; changed: number }> => {
  const { tx } = request
  const page = (await lockEditedPage(tx, id)) ?? notFound('page')
  requireSeen(page, ifMatch)
  const target = await readWritten(tx, page)
  const source = await readSource(tx, page, locale)
  const fieldsOf = fieldsOfApp(app)
  const own = new Set(listUnits(target.content, fieldsOf).map(({ key }) => key))
  const known = new Map([...texts].filter(([key]) => own.has(key)))
  const content = await requireContent(app.pageRegistry, writeUnits(target.content, fieldsOf, known))
  const at = app.services.clock.now()
  const saved = await insertVersion(tx, id, { content, by: userOf(request).id, at })
  const from = new Map(listUnits(source.content, fieldsOf).map(({ key, text }) => [key, text]))
  const fresh = [...known.keys()].flatMap((key) => {
    const text = sources?.get(key) ?? from.get(key)
    return text === undefined ? [] : [[key, hashOf(text)] as const]
  })
  await saveHashes(tx, id, source.page.id, { ...(await findHashes(tx, id, source.page.id)), ...Object.fromEntries(fresh) })
  const change = { before: versionWord(page.version), after: `${versionWord(saved.version)}, from ${locale}` }
  await auditPage(request, at, 'page.translate', page, change)
  return { version: saved.version, etag: writeEtag(saved), changed: known.size }
}
