import { useEffect, useState, useSyncExternalStore } from 'react'
import { deleteCookie, readCookie, writeCookie } from '#browser/cookies.ts'
import { logInfo } from '#browser/log.ts'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePortalData } from '#features/accounts/public.ts'
import { usePage } from '#features/blocks/public.ts'
import { isSignedIn } from '#features/identity/public.ts'
import {
  chooseTrainingLook,
  isCookieWanted,
  PENDING,
  readTrainingAccess,
  TRAINING_COOKIE,
  type TrainingAccess,
  type TrainingLook,
} from '#features/training/access/training-access.rules.ts'
import { requestTraining } from '#features/training/access/training-request.api.ts'
import { readOwnTraining } from '#features/training/courses/training.api.ts'

/** While a request waits, the page asks whether it was decided. */
const FOLLOW_MS = 10_000
const subscribe = () => () => {}

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
  readonly isAsking: boolean
  /** False when it failed. */
  readonly ask: () => Promise<boolean>
}

/** How far the person got with training, and the way to ask for it [4.12.2]. */
export const useTrainingAccess = (): Access => {
  const { config, locale } = usePage()
  const hasMarker = useSyncExternalStore(
    subscribe,
    () => isSignedIn(document.cookie, config.domainId),
    () => false,
  )
  const isRemembered = useSyncExternalStore(
    subscribe,
    () => readCookie(TRAINING_COOKIE) === PENDING,
    () => false,
  )
  const { phase } = usePortalData()
  const contact = useContactAccess()
  const [isAsked, setAsked] = useState(false)
  const asking = useEndpointMutation(requestTraining)
  const isHere = hasMarker && phase !== 'signed-out'
  const isFollowed = isHere && (isAsked || contact?.status === PENDING)
  const { data: followed } = useEndpointQuery(
    readOwnTraining,
    isFollowed ? { query: { language: locale.language } } : undefined,
    {
      followMs: (reply) => (reply === undefined || (reply.status === PENDING && !reply.isApproved) ? FOLLOW_MS : undefined),
    },
  )
  const access = followed ?? (isAsked ? { status: PENDING, isApproved: false } : contact)
  const look = chooseTrainingLook({ isSignedIn: isHere, access, isRemembered })

  // Once the server has spoken the cookie follows it [4.12.2, 4.12.4, T-59].
  const isKnown = isHere && access !== undefined && access !== null
  useEffect(() => {
    if (!isKnown) return
    if (isCookieWanted(look)) writeCookie(TRAINING_COOKIE, PENDING)
    else deleteCookie(TRAINING_COOKIE)
  }, [isKnown, look])

  const ask = async (): Promise<boolean> => {
    try {
      await asking.mutateAsync({ appId: config.appId, body: { status: PENDING } })
    } catch {
      return false
    }
    setAsked(true)
    return true
  }
  return { look, isAsking: asking.isPending, ask }
}
