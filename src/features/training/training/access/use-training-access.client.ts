import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { deleteCookie, readCookie, writeCookie } from '#browser/cookies.ts'
import { logInfo } from '#browser/log.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'
import {
  chooseTrainingLook,
  isCookieRequested,
  PENDING,
  readTrainingAccess,
  TRAINING_COOKIE,
  type TrainingAccess,
  type TrainingLook,
} from '#features/training/training/access/training-access.rules.ts'
import { requestTraining, withdrawTraining } from '#features/training/training/access/training-request.api.ts'
import { readOwnTraining } from '#features/training/training/courses/training.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

/** While a request waits, the page asks whether it was decided. */
const FOLLOW_MS = 10_000
/** Undefined while it loads, null when it did not come. */
const useContactAccess = (): TrainingAccess | null | undefined => {
  const { contact } = usePortalData()
  const isLost = contact === null || contact?.error !== undefined
  useEffect(() => {
    if (isLost) logInfo('Contact details failed: training counts as not approved')
  }, [isLost])
  if (isLost) return null
  return contact && readTrainingAccess(contact.toolAccess ?? [])
}

type Access = {
  readonly look: TrainingLook
  readonly isBusy: boolean
  /** False when it failed. */
  readonly ask: () => Promise<boolean>
  readonly withdraw: () => Promise<boolean>
}

const subscribe = () => () => {}
const useBrowserFact = (read: () => boolean): boolean => useSyncExternalStore(subscribe, read, () => false)

/** How far the person got with training, and the way to request it [4.12.2]. */
export const useTrainingAccess = (): Access => {
  const { config, locale } = usePage()
  const hasMarker = useBrowserFact(() => isSignedIn(document.cookie, config.domainId))
  const isRemembered = useBrowserFact(() => readCookie(TRAINING_COOKIE) === PENDING)
  const { phase } = usePortalData()
  const contact = useContactAccess()
  /** The reply to the last change; newer than what was read before it. */
  const [reported, setReported] = useState<{ readonly access: TrainingAccess; readonly at: number }>()
  const request = useEndpointMutation(requestTraining)
  const withdrawing = useEndpointMutation(withdrawTraining)
  const isHere = hasMarker && phase !== 'signed-out'
  const isFollowed = isHere && (reported !== undefined || contact?.status === PENDING)
  const { data: followed, dataUpdatedAt } = useEndpointQuery(
    readOwnTraining,
    isFollowed ? { query: { language: locale.language } } : undefined,
    { followMs: (reply) => (reply === undefined || (reply.status === PENDING && !reply.isApproved) ? FOLLOW_MS : undefined) },
  )
  const access = reported && reported.at >= dataUpdatedAt ? reported.access : (followed ?? contact)
  const look = chooseTrainingLook({ isSignedIn: isHere, access, isRemembered })

  // Once the server has answered, the cookie follows it, before anybody sees the button change [4.12.2, 4.12.4, T-59].
  const isKnown = isHere && access !== undefined && access !== null
  useLayoutEffect(() => {
    if (!isKnown) return
    if (isCookieRequested(look)) writeCookie(TRAINING_COOKIE, PENDING)
    else deleteCookie(TRAINING_COOKIE)
  }, [isKnown, look])

  const keep = ({ access: { status } }: ReplyOf<typeof requestTraining>): boolean => {
    setReported({ access: { status, isApproved: false }, at: Date.now() })
    void refreshQueries(readOwnTraining)
    return true
  }
  return {
    look,
    isBusy: request.isPending || withdrawing.isPending,
    ask: () => request.mutateAsync({ appId: config.appId, body: { status: PENDING } }).then(keep, () => false),
    withdraw: () => withdrawing.mutateAsync({ appId: config.appId }).then(keep, () => false),
  }
}
