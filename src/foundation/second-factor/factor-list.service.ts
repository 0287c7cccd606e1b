import { clearSecondFactor } from '#foundation/identity/public.server.ts'
import { dropAuthenticator, findAuthenticator } from '#foundation/second-factor/authenticator/authenticator.store.ts'
import { dropPasskey, listPasskeys, type ListedPasskey } from '#foundation/second-factor/passkey/passkey.store.ts'
import { countRecoveryCodes, dropRecoveryCodes } from '#foundation/second-factor/recovery/recovery-code.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type Factors = {
  readonly passkeys: readonly ListedPasskey[]
  /** Undefined until a first code has confirmed it. */
  readonly authenticatorSince: Date | undefined
  readonly recoveryCodesLeft: number
}

export const listFactors = async (tx: Tx, personId: string): Promise<Factors> => ({
  passkeys: await listPasskeys(tx, personId),
  authenticatorSince: (await findAuthenticator(tx, personId))?.confirmedAt ?? undefined,
  recoveryCodesLeft: await countRecoveryCodes(tx, personId),
})

/** After something was removed: recovery codes stand in for a factor, so they go with the last one, and no session counts as proven. */
export const settleFactors = async (tx: Tx, personId: string): Promise<void> => {
  const { passkeys, authenticatorSince } = await listFactors(tx, personId)
  if (passkeys.length > 0 || authenticatorSince !== undefined) return
  await dropRecoveryCodes(tx, personId)
  await clearSecondFactor(tx, personId)
}

/** For an account that was taken and is given back: whoever had it may have added a way in of their own [T-73]. */
export const dropFactors = async (tx: Tx, personId: string): Promise<void> => {
  for (const { id } of await listPasskeys(tx, personId)) await dropPasskey(tx, personId, id)
  await dropAuthenticator(tx, personId)
  await settleFactors(tx, personId)
}
