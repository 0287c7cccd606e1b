import type { StarterPages } from '#features/blocks/public.ts'
import { writeTitledPage } from '#features/content/public.server.ts'
import { CONTACT_WORDS, writeContactForm } from '#features/forms/contact-form.words.ts'
import { form } from '#features/forms/form.schema.ts'

/** The way to reach those who run the site. */
export const formsStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/contact-us',
    ...CONTACT_WORDS[site.locale.language],
    blocks: [{ type: form.type, props: writeContactForm(site.locale.language) }],
  }),
]
