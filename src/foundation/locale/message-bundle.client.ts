import { call } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { pageHref, type PageContext } from '#foundation/blocks/public.ts'
import { readMessages } from '#foundation/locale/locale.api.ts'
import type { Language } from '#kernel/locale.ts'
import {
  BUNDLE_KEY,
  BUNDLE_NOTE_KEY,
  findMessage,
  needsBundle,
  type BundleNote,
} from '#foundation/locale/message-bundle.rules.ts'

/** Keeps the portal's messages in the page's language; a failure is only written down [7.5.3, 8.7.3]. */
export const keepMessages = async ({ locale, path }: PageContext, now = Date.now()): Promise<void> => {
  const { language } = locale
  if (!needsBundle(readJson(localStore, BUNDLE_KEY), readJson(localStore, BUNDLE_NOTE_KEY), language, now)) return
  const query = { pagePath: pageHref(locale, path) }
  const { ok, data } = await call(readMessages, { query, isQuiet: true, errors: 'own' })
  if (!ok) return logInfo('Unable to fetch data from API')
  localStore.write(BUNDLE_KEY, JSON.stringify(data))
  localStore.write(BUNDLE_NOTE_KEY, JSON.stringify({ language, fetchedAt: now } satisfies BundleNote))
}

/** A message of the server by its key; undefined until the messages of this language have arrived. */
export const messageOf = (key: string, language: Language): string | undefined =>
  findMessage(readJson(localStore, BUNDLE_KEY), readJson(localStore, BUNDLE_NOTE_KEY), { key, language })
