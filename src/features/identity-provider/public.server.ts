import { accountPageRoutes } from '#features/identity-provider/account-page.routes.ts'
import { accountNotice } from '#features/identity-provider/blocks/account-notice.schema.ts'
import { emailForm } from '#features/identity-provider/blocks/email-form.schema.ts'
import { passwordForm } from '#features/identity-provider/blocks/password-form.schema.ts'
import { registerForm } from '#features/identity-provider/blocks/register-form.schema.ts'
import { secondStepForm } from '#features/identity-provider/blocks/second-step-form.schema.ts'
import { signInForm } from '#features/identity-provider/blocks/sign-in-form.schema.ts'
import { simplifiedRegister } from '#features/identity-provider/blocks/simplified-register.schema.ts'
import { createProviders } from '#features/identity-provider/provider.service.ts'
import { passkeySignInRoutes } from '#features/identity-provider/passkey-sign-in.routes.ts'
import { passwordRoutes } from '#features/identity-provider/password.routes.ts'
import { rotateProviderKeys } from '#features/identity-provider/provider-keys.service.ts'
import { providerRoutes } from '#features/identity-provider/provider.routes.ts'
import { registrationRoutes } from '#features/identity-provider/registration.routes.ts'
import { secondStepRoutes } from '#features/identity-provider/second-step.routes.ts'
import { signInPageRoutes } from '#features/identity-provider/sign-in-page.routes.ts'
import { simplifiedRegisterRoutes } from '#features/identity-provider/simplified-register.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { sendLink } from '#features/identity-provider/account-mail.service.ts'
export { invitePerson, type Invitation } from '#features/identity-provider/invitation.service.ts'

/** Everything people meet before they are signed in: the built-in provider, its pages, registration and passwords. */
export const identityProvider: Feature = {
  name: 'identity-provider',
  blocks: [accountNotice, emailForm, passwordForm, registerForm, secondStepForm, signInForm, simplifiedRegister],
  secrets: { rotate: { 'oidc-provider': rotateProviderKeys } },
  routes: (app) => {
    const providers = createProviders(app)
    providerRoutes(app, providers)
    signInPageRoutes(app, providers)
    secondStepRoutes(app, providers)
    passkeySignInRoutes(app, providers)
    accountPageRoutes(app)
    simplifiedRegisterRoutes(app)
    registrationRoutes(app)
    passwordRoutes(app)
  },
}
