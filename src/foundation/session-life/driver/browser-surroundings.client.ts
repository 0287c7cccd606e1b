import { call, onApiEvent } from '#browser/api.ts'
import { deleteCookie } from '#browser/cookies.ts'
import { forgetDrafts, keepDrafts } from '#browser/draft/draft-store.ts'
import { localStore, sessionStore } from '#browser/storage.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { readPerson } from '#foundation/identity/public.ts'
import {
  createSessionLife,
  type SessionDriver,
  type SessionSurroundings,
} from '#foundation/session-life/driver/session-life.client.ts'
import { openTabChannel } from '#foundation/session-life/driver/session-tabs.client.ts'
import { askUserKind } from '#foundation/session-life/driver/user-kind.client.ts'
import { watchPage } from '#foundation/session-life/driver/watch-page.client.ts'

/** The session's life in a real browser. */
export const surroundingsOf = ({ config, flags, mode, path }: PageContext): SessionSurroundings => ({
  config,
  flags,
  isEditing: mode === 'edit',
  isGated: /^\/secure(?:\/|$)/.test(path),
  now: () => Date.now(),
  every: (ms, work) => {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
  call,
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
  askUserKind,
  work: { keep: keepDrafts, forget: forgetDrafts },
})

let driver: SessionDriver | undefined

/** One for the page. */
export const sessionLifeOf = (page: PageContext): SessionDriver => (driver ??= createSessionLife(surroundingsOf(page)))

/** Chosen by the person, outside of the dialogs. */
export const signOut = (page: PageContext): void => sessionLifeOf(page).send({ type: 'signOutChosen' })
