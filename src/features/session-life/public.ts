export { signOut } from '#features/session-life/driver/browser-surroundings.client.ts'
export { tellUserKind } from '#features/session-life/driver/user-kind.client.ts'
