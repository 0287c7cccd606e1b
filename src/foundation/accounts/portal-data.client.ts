import { call, type Answer } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { localStore } from '#browser/storage.ts'
import { listFavouriteAccounts, readAccountStatus, readContactDetails } from '#foundation/accounts/account.api.ts'
import type { AccountStatus } from '#foundation/accounts/account-status.schema.ts'
import {
  choosePortalAddresses,
  derivePortalFacts,
  NO_FACTS,
  toLoggedInDetails,
  type PortalFacts,
  type PortalPage,
  type PortalReplies,
} from '#foundation/accounts/portal-data.rules.ts'
import { loadGivenName } from '#foundation/accounts/user-info.client.ts'
import { forgetAccounts, isSignedIn, loggedInDetailsName, readSessionDetails } from '#foundation/identity/public.ts'

export type PortalData = PortalReplies &
  PortalFacts & {
    readonly phase: 'waiting' | 'loading' | 'ready' | 'signed-out'
    /** The server's word on the session, once it came. */
    readonly isSessionValid?: boolean
    /** As shown in the header. */
    readonly givenName?: string
  }

type StatusReply = Partial<AccountStatus>

/** Null when the call failed. */
const dataOf = <Reply>({ data }: Answer<Reply>): Reply | null => data ?? null

const WAITING: PortalData = { phase: 'waiting', ...NO_FACTS }

export const createPortalData = () => {
  const shared = createSharedValue<PortalData>(WAITING)
  const change = (changes: Partial<PortalData>): void => shared.set({ ...shared.get(), ...changes })

  /** A failure is logged only [8.7.2]. */
  const readStatus = async ({ config }: PortalPage): Promise<StatusReply | null> => {
    const status = dataOf(
      await call(readAccountStatus, { path: choosePortalAddresses(config).status, appId: config.appId, isQuiet: true }),
    )
    if (!status) logInfo('Status API call failed, please try again later')
    return status
  }

  const signOut = async (page: PortalPage, hasMarker: boolean): Promise<void> => {
    forgetAccounts(page.config.domainId)
    // The session ended behind the marker's back: the status says what became of the account [4.1.6].
    const status = hasMarker ? await readStatus(page) : undefined
    shared.set({ ...WAITING, phase: 'signed-out', isSessionValid: false, status })
  }

  const run = async (page: PortalPage): Promise<void> => {
    const { appId, domainId, savedFavoriteSoldUri, contactDetailsUri } = page.config
    if (!isSignedIn(document.cookie, domainId)) return signOut(page, false)
    change({ phase: 'loading' })
    const session = await call(readSessionDetails, { path: choosePortalAddresses(page.config).session, appId, isQuiet: true })
    if (session.data?.session_valid !== true) return signOut(page, true)
    change({ isSessionValid: true })
    void loadGivenName(page).then((givenName) => change({ givenName }))
    // One after the other: each is asked when the one before has answered [4.1.5].
    const favourites = dataOf(await call(listFavouriteAccounts, { path: savedFavoriteSoldUri, appId, isQuiet: true }))
    const contact = dataOf(await call(readContactDetails, { path: contactDetailsUri, appId, isQuiet: true }))
    change({ contact })
    const status = await readStatus(page)
    const facts = derivePortalFacts(page, { favourites, contact, status })
    localStore.write(loggedInDetailsName(domainId), JSON.stringify(toLoggedInDetails(facts)))
    change({ phase: 'ready', favourites, contact, status, ...facts })
  }

  let loading: Promise<void> | undefined
  const load = (page: PortalPage): Promise<void> => (loading ??= run(page))
  return {
    load,
    loadStatus: async (page: PortalPage): Promise<StatusReply | null> => {
      await load(page)
      return shared.get().status ?? null
    },
    use: shared.use,
    get: shared.get,
  }
}

const portalData = createPortalData()

/** Loads a signed-in person's data once for the page. */
export const loadPortalData = portalData.load
/** The data loaded so far; every island and shell of the page shares it. */
export const usePortalData = portalData.use
/** The same for scripts without React. */
export const readPortalData = portalData.get
/** The page's one status reply [7.1.6]: who needs it waits for its turn among the calls. */
export const loadAccountStatus = portalData.loadStatus
