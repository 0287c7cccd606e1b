import { writeTitledPage } from '#features/site/content/public.server.ts'
import { companyWebhooksBlock } from '#features/company/webhooks/company-webhooks.schema.ts'
import { WEBHOOKS_PATH } from '#features/company/webhooks/company-webhook.rules.ts'
import { WEBHOOK_WORDS } from '#features/company/webhooks/webhooks.texts.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const webhooksLink: PortalLink = {
  path: WEBHOOKS_PATH,
  title: mapWords(WEBHOOK_WORDS, ({ title }) => title),
  icon: 'send',
  group: 'company',
  order: 60,
  companyRoles: ['company-admin'],
}

export const webhooksStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: WEBHOOKS_PATH,
    ...WEBHOOK_WORDS[site.locale.language],
    blocks: [{ type: companyWebhooksBlock.type, props: {} }],
  }),
]
