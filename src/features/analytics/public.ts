export { mayRememberHere } from '#features/analytics/privacy.client.ts'
export { track } from '#features/analytics/track.client.ts'
export { PREFERENCES_ID } from '#features/analytics/privacy.rules.ts'
export { describePublicationView } from '#features/analytics/download-event.rules.ts'
