import { accountPageRoutes } from '#features/provider/account-page.routes.ts'
import { accountNotice } from '#features/provider/blocks/account-notice.schema.ts'
import { emailForm } from '#features/provider/blocks/email-form.schema.ts'
import { passwordForm } from '#features/provider/blocks/password-form.schema.ts'
import { registerForm } from '#features/provider/blocks/register-form.schema.ts'
import { signInForm } from '#features/provider/blocks/sign-in-form.schema.ts'
import { simplifiedRegister } from '#features/provider/blocks/simplified-register.schema.ts'
import { domainRoutes } from '#features/provider/domain.routes.ts'
import { createProviders } from '#features/provider/provider.ts'
import { passwordRoutes } from '#features/provider/password.routes.ts'
import { providerRoutes } from '#features/provider/provider.routes.ts'
import { registrationRoutes } from '#features/provider/registration.routes.ts'
import { signInPageRoutes } from '#features/provider/sign-in-page.routes.ts'
import { simplifiedRegisterRoutes } from '#features/provider/simplified-register.routes.ts'
import type { Feature } from '#server/feature.ts'

export { sendLink } from '#features/provider/account-mail.ts'
export { invitePerson, type Invitation } from '#features/provider/invitation.ts'

/** Everything people meet before they are signed in: the built-in provider, its pages, registration and passwords. */
export const provider: Feature = {
  name: 'provider',
  blocks: [accountNotice, emailForm, passwordForm, registerForm, signInForm, simplifiedRegister],
  routes: (app) => {
    const providers = createProviders(app)
    providerRoutes(app, providers)
    signInPageRoutes(app, providers)
    accountPageRoutes(app)
    simplifiedRegisterRoutes(app)
    registrationRoutes(app)
    domainRoutes(app)
    passwordRoutes(app)
  },
}
