import { FRAGMENT_PAGE, type StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { CONTACT_WORDS, writeContactForm } from '#features/forms/forms/contact-form.texts.ts'
import { GATE_FORM, writeGateForm } from '#features/forms/forms/gate-form.texts.ts'
import { writeLabel } from '#features/forms/forms/label.texts.ts'
import { form } from '#features/forms/forms/form.schema.ts'

/** The way to reach those who run the site, and what documents behind a form request. */
export const formsStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/contact-us',
    ...CONTACT_WORDS[site.locale.language],
    blocks: [{ type: form.type, props: writeContactForm(site.locale.language) }],
  }),
  {
    ...FRAGMENT_PAGE,
    path: GATE_FORM.path,
    title: writeLabel('Your details', site.locale.language),
    blocks: [{ type: form.type, props: writeGateForm(site.locale.language) }],
  },
]
