import { useState } from 'react'
import type { Place } from '#features/storefront/dealers/dealer.rules.ts'
import { roundPlace } from '#features/storefront/dealers/finder/distance.rules.ts'

/** A position of a few minutes ago is as good, and comes at once. */
const POSITION = { timeout: 15_000, maximumAge: 300_000 }
const REFUSED = 1

export type Locating = 'off' | 'asking' | 'on' | 'refused' | 'failed'

export type VisitorLocation = {
  readonly near: Place | undefined
  readonly locating: Locating
  readonly locate: () => void
  readonly forget: () => void
}

/** Where the visitor is, asked for on a click only and rounded before anything else sees it. */
export const useLocation = (): VisitorLocation => {
  const [near, setNear] = useState<Place>()
  const [locating, setLocating] = useState<Locating>('off')
  const locate = (): void => {
    if (!('geolocation' in navigator)) return setLocating('failed')
    setLocating('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setNear(roundPlace({ lat: coords.latitude, lon: coords.longitude }))
        setLocating('on')
      },
      ({ code }) => setLocating(code === REFUSED ? 'refused' : 'failed'),
      POSITION,
    )
  }
  const forget = (): void => {
    setNear(undefined)
    setLocating('off')
  }
  return { near, locating, locate, forget }
}
