import type { UserKind } from '#foundation/session-life/machine/session-life-state.rules.ts'

let tell: (kind: UserKind | undefined) => void = () => undefined
const reported = new Promise<UserKind | undefined>((resolve) => {
  tell = resolve
})

/** Called by whoever reads the status of the account, once for the page. */
export const reportUserKind = (kind: UserKind | undefined): void => tell(kind)

/** Waits until it was reported: the status has its turn among the calls of the page. */
export const askUserKind = (): Promise<UserKind | undefined> => reported
