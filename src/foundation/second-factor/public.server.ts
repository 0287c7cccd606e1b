import { factorMails } from '#foundation/second-factor/factor-mail.service.ts'
import { AUTHENTICATOR_SECRET } from '#foundation/second-factor/authenticator/authenticator.store.ts'
import { authenticatorRoutes } from '#foundation/second-factor/authenticator/authenticator.routes.ts'
import { passkeyRoutes } from '#foundation/second-factor/passkey/passkey.routes.ts'
import { secondFactorRoutes } from '#foundation/second-factor/second-factor.routes.ts'
import { personalData } from '#foundation/second-factor/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { sealNewSecret, showSecret } from '#foundation/second-factor/authenticator/authenticator.service.ts'
export { enrolAtSignIn } from '#foundation/second-factor/authenticator/enrol-at-sign-in.service.ts'
export { proveByCode } from '#foundation/second-factor/code-proof.service.ts'
export { findFactorHolder } from '#foundation/second-factor/factor-holder.service.ts'
export { dropFactors, listFactors } from '#foundation/second-factor/factor-list.service.ts'
export { methodsOfPasskey } from '#foundation/second-factor/passkey/passkey.rules.ts'
export { checkAssertion, offerProof } from '#foundation/second-factor/passkey/prove-passkey.service.ts'

/** Second factors: passkeys, an authenticator app, recovery codes. */
export const secondFactor: Feature = {
  name: 'second-factor',
  personalData,
  mails: factorMails,
  secrets: { columns: [AUTHENTICATOR_SECRET] },
  retention: [keepForDays({ table: 'passkey_challenge', column: 'expires_at', days: 1 })],
  routes: (app) => {
    secondFactorRoutes(app)
    passkeyRoutes(app)
    authenticatorRoutes(app)
  },
}
