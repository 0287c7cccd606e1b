import { accountNotice } from '#features/provider/blocks/account-notice.schema.ts'
import { signInForm } from '#features/provider/blocks/sign-in-form.schema.ts'
import { createProviders } from '#features/provider/provider.ts'
import { providerRoutes } from '#features/provider/provider.routes.ts'
import { signInPageRoutes } from '#features/provider/sign-in-page.routes.ts'
import type { Feature } from '#server/feature.ts'

export const provider: Feature = {
  name: 'provider',
  blocks: [accountNotice, signInForm],
  routes: (app) => {
    const providers = createProviders(app)
    providerRoutes(app, providers)
    signInPageRoutes(app, providers)
  },
}
