export type { TrackedEvent } from '#features/analytics/event.rules.ts'
export { mayRememberHere } from '#features/analytics/privacy.ts'
export { track } from '#features/analytics/track.ts'
export { PREFERENCES_ID } from '#features/analytics/privacy.rules.ts'
