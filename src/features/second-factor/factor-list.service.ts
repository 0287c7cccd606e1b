import { clearSecondFactor } from '#features/identity/public.server.ts'
import { findAuthenticator } from '#features/second-factor/authenticator/authenticator.store.ts'
import { listPasskeys, type ListedPasskey } from '#features/second-factor/passkey/passkey.store.ts'
import { countRecoveryCodes, dropRecoveryCodes } from '#features/second-factor/recovery/recovery-code.store.ts'
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
