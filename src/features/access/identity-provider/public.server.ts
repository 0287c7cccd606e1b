import { sendLink, accountMails } from '#features/access/identity-provider/account-mail.service.ts'
import { accountPageRoutes } from '#features/access/identity-provider/account-page.routes.ts'
import { accountNotice } from '#features/access/identity-provider/blocks/account-notice.schema.ts'
import { agentConsent } from '#features/access/identity-provider/blocks/agent-consent.schema.ts'
import { consentRoutes } from '#features/access/identity-provider/agents/consent.routes.ts'
import { authorizationServerRoutes } from '#features/access/identity-provider/agents/authorization-server.routes.ts'
import { emailForm } from '#features/access/identity-provider/blocks/email-form.schema.ts'
import { passwordForm } from '#features/access/identity-provider/blocks/password-form.schema.ts'
import { registerForm } from '#features/access/identity-provider/blocks/register-form.schema.ts'
import { secondStepForm } from '#features/access/identity-provider/blocks/second-step-form.schema.ts'
import { signInForm } from '#features/access/identity-provider/blocks/sign-in-form.schema.ts'
import { simplifiedRegister } from '#features/access/identity-provider/blocks/simplified-register.schema.ts'
import { createProviders } from '#features/access/identity-provider/provider.service.ts'
import { passkeySignInRoutes } from '#features/access/identity-provider/passkey-sign-in.routes.ts'
import { passwordRoutes } from '#features/access/identity-provider/password.routes.ts'
import { rotateProviderKeys } from '#features/access/identity-provider/provider-keys.service.ts'
import { providerRoutes } from '#features/access/identity-provider/provider.routes.ts'
import { registrationRoutes } from '#features/access/identity-provider/registration.routes.ts'
import { setUpForm } from '#features/access/identity-provider/blocks/set-up-form.schema.ts'
import { setUpStepRoutes } from '#features/access/identity-provider/set-up-step.routes.ts'
import { secondStepRoutes } from '#features/access/identity-provider/second-step.routes.ts'
import { signInPageRoutes } from '#features/access/identity-provider/sign-in-page.routes.ts'
import { simplifiedRegisterRoutes } from '#features/access/identity-provider/simplified-register.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { createPersonToken } from '#features/access/identity-provider/person-token.store.ts'
export { findAddressFault, isPersonName } from '#features/access/identity-provider/registration.rules.ts'
export {
  invitePerson,
  sendInvitation,
  withdrawInvitation,
  type Invitation,
} from '#features/access/identity-provider/invitation.service.ts'

/** Everything people meet before they are signed in: the built-in provider, its pages, registration and passwords. */
export const identityProvider: Feature = {
  name: 'identity-provider',
  mails: accountMails,
  blocks: [
    accountNotice,
    agentConsent,
    emailForm,
    passwordForm,
    registerForm,
    secondStepForm,
    setUpForm,
    signInForm,
    simplifiedRegister,
  ],
  sendPasswordLink: ({ server: { services }, scope: { tenant } }, tx, person, by) =>
    sendLink({ services, tenant, tx, by }, 'reset-password', person),
  // The answer of the consent leads to the client, and a browser asks the policy of the page whether it may.
  policies: {
    [agentConsent.type]: ({ target }) => (typeof target === 'string' && target !== '' ? { 'form-action': [target] } : {}),
  },
  secrets: { rotate: { 'oidc-provider': rotateProviderKeys } },
  routes: (app) => {
    const providers = createProviders(app)
    providerRoutes(app, providers)
    authorizationServerRoutes(app)
    consentRoutes(app, providers)
    signInPageRoutes(app, providers)
    secondStepRoutes(app, providers)
    setUpStepRoutes(app, providers)
    passkeySignInRoutes(app, providers)
    accountPageRoutes(app)
    simplifiedRegisterRoutes(app)
    registrationRoutes(app)
    passwordRoutes(app)
  },
}
