import type { FastifyRequest } from 'fastify'
import {
  auditPage,
  insertPage,
  insertVersion,
  listMarketsOf,
  localeName,
  lockEditedPage,
  parseLocale,
  requireContent,
  versionWord,
} from '#features/authoring/authoring/public.server.ts'
import { fieldsOfApp, hashOf, readWritten, type AuthoredPage } from '#features/authoring/page-languages/languages.service.ts'
import { listUnits, localiseLinks, writeUnits } from '#features/authoring/page-languages/text-unit.rules.ts'
import { planRollout } from '#features/authoring/page-languages/translation-state.rules.ts'
import { findHashes, saveHashes } from '#features/authoring/page-languages/translation.store.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

export type RolledOut = {
  readonly id: string
  readonly locale: string
  readonly version: number
  readonly isNew: boolean
  readonly untranslated: number
}

/** One market gets a draft with the source's blocks; visitors see nothing of it until it is published. */
export const rollOutTo = async (app: App, request: FastifyRequest, source: AuthoredPage, locale: string): Promise<RolledOut> => {
  const { tx } = request
  const fieldsOf = fieldsOfApp(app)
  const place = parseLocale(locale) ?? notFound('market')
  const found = (await listMarketsOf(tx, source.page.path)).find((market) => localeName(market) === locale)
  const before = found && (await readWritten(tx, await lockEditedPage(tx, found.id)))
  const id = found?.id ?? (await insertPage(tx, place, source.page.path)) ?? notFound('page')
  const units = listUnits(source.content, fieldsOf)
  const hashes = found ? await findHashes(tx, id, source.page.id) : {}
  const isSameLanguage = place.language === source.page.language
  const plan = planRollout(units, before ? listUnits(before.content, fieldsOf) : [], isSameLanguage, { hashes, hashOf })
  const moved = localiseLinks(source.content, `/${localeName(source.page)}`, `/${locale}`)
  // Words of its own were written for this market: their links lead where they led.
  const words = isSameLanguage ? new Map<string, string>() : plan.words
  const content = await requireContent(app.pageRegistry, writeUnits(moved, fieldsOf, words))
  const at = app.services.clock.now()
  const saved = await insertVersion(tx, id, { content, by: userOf(request).id, at })
  await saveHashes(tx, id, source.page.id, plan.hashes)
  const change = {
    before: before ? versionWord(before.page.version) : null,
    after: `${versionWord(saved.version)}, from ${localeName(source.page)}`,
  }
  await auditPage(request, at, 'page.rollout', { id, ...place, path: source.page.path }, change)
  return { id, locale, version: saved.version, isNew: !found, untranslated: plan.untranslated }
}
