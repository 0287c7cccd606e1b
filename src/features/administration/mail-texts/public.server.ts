import { mailTextRoutes } from '#features/administration/mail-texts/mail-texts.routes.ts'
import { mailTextList } from '#features/administration/mail-texts/mail-texts.schema.ts'
import { mailTextPages, mailTextScreen } from '#features/administration/mail-texts/mail-texts.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const mailTexts: Feature = {
  name: 'mail-texts',
  blocks: [mailTextList],
  backOffice: [mailTextScreen],
  starterPages: mailTextPages,
  routes: mailTextRoutes,
}
