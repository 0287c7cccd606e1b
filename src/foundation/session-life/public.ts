export { signOut } from '#foundation/session-life/driver/browser-surroundings.client.ts'
export { reportUserKind } from '#foundation/session-life/driver/user-kind.client.ts'
