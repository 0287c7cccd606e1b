import { callApi, onApiEvent } from '#browser/api.ts'
import { deleteCookie } from '#browser/cookies.ts'
import { forgetDrafts, keepDrafts } from '#browser/draft/draft-store.ts'
import { localStore, sessionStore } from '#browser/storage.ts'
import { loadAccountStatus } from '#features/accounts/public.ts'
import type { PageContext } from '#features/blocks/public.ts'
import type { UserKind } from '#features/identity/session-life/session-life-state.rules.ts'
import { createSessionLife, type SessionDriver, type SessionSurroundings } from '#features/identity/session-life/session-life.ts'
import { openTabChannel } from '#features/identity/session-life/session-tabs.ts'
import { watchPage } from '#features/identity/session-life/watch-page.ts'
import { readPerson } from '#features/identity/person/person-here.ts'

/** The session's life in a real browser. */
export const surroundingsOf = ({ tenant, config, flags, mode, path }: PageContext): SessionSurroundings => ({
  config,
  flags,
  isEditing: mode === 'edit',
  isGated: /^\/secure(?:\/|$)/.test(path),
  now: () => Date.now(),
  every: (ms, work) => {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
  call: callApi,
  onApiEvent,
  local: localStore,
  tab: sessionStore,
  channel: openTabChannel(config.domainId),
  readCookies: () => document.cookie,
  deleteCookie,
  here: () => `${location.pathname}${location.search}`,
  go: (address) => location.assign(address),
  reload: () => location.reload(),
  watch: watchPage,
  whoIsHere: () => readPerson()?.sub,
  askUserKind: async (): Promise<UserKind | undefined> => {
    const status = await loadAccountStatus({ tenant, config, flags })
    return typeof status?.isInternalUser === 'boolean' ? (status.isInternalUser ? 'internal' : 'external') : undefined
  },
  work: { keep: keepDrafts, forget: forgetDrafts },
})

let driver: SessionDriver | undefined

/** One for the page: the dialog shows it, the account menu ends it. */
export const sessionLifeOf = (page: PageContext): SessionDriver => (driver ??= createSessionLife(surroundingsOf(page)))
