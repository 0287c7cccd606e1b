import { expect, test } from 'vitest'
import { writeContactForm } from '#features/forms/forms/contact-form.texts.ts'
import { form, type FormDraft } from '#features/forms/forms/form.schema.ts'
import { writeGateForm } from '#features/forms/forms/gate-form.texts.ts'
import { checkForm } from '#features/forms/forms/rules/check.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const listNameFaults = (draft: FormDraft, names: Record<string, string>): string[] =>
  checkForm(form.schema.parse(draft).fields, names, { today: '2026-11-16' })
    .map(({ field }) => field)
    .filter((field) => Object.hasOwn(names, field))

const FORMS = LANGUAGES.flatMap((language) => [
  [`contact, ${language}`, writeContactForm(language)] as const,
  [`gate, ${language}`, writeGateForm(language)] as const,
])

test.each(FORMS)('the form %s takes names and companies of every script', (_, draft) => {
  for (const lastName of ['Müller', 'Smith-Jones', "O'Hara", '王', 'Žižek', 'de la Cruz Jr.'])
    for (const company of ['3M', '株式会社日立', 'Vestkyst Energi', 'Müller & Söhne GmbH', 'Maersk A/S'])
      expect(listNameFaults(draft, { firstName: 'Zoë', lastName, company }), `${lastName}, ${company}`).toEqual([])
})

test.each(FORMS)('the form %s refuses markup and addresses as names', (_, draft) => {
  const names = { firstName: '<b>Nora</b>', lastName: 'https://x.example', company: 'a@x.example' }
  expect(listNameFaults(draft, names)).toEqual(['firstName', 'lastName', 'company'])
})
