import type { FormDraft } from '#features/forms/forms/form.schema.ts'
import { writeLabel, type Label } from '#features/forms/forms/label.texts.ts'
import type { Language } from '#kernel/locale.ts'

export const CONTACT_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Contact us', lead: 'Write to us, and the right team answers you.' },
  de: { title: 'Kontakt', lead: 'Schreiben Sie uns, das richtige Team antwortet Ihnen.' },
  fr: { title: 'Contact', lead: 'Écrivez-nous, la bonne équipe vous répondra.' },
  es: { title: 'Contacto', lead: 'Escríbanos y el equipo adecuado le responderá.' },
  pl: { title: 'Kontakt', lead: 'Napisz do nas, a odpowie właściwy zespół.' },
  zh: { title: '联系我们', lead: '请给我们留言，相关团队将答复您。' },
}

const HEADINGS: Readonly<Record<Language, string>> = {
  en: 'Write to us',
  de: 'Schreiben Sie uns',
  fr: 'Écrivez-nous',
  es: 'Escríbanos',
  pl: 'Napisz do nas',
  zh: '给我们留言',
}

/** Who writes, and from where: the beginning of most forms. */
export const writePersonFields = (language: Language): FormDraft['fields'] => {
  const label = (text: Label): string => writeLabel(text, language)
  const short = { width: 'half', maxLength: 100 } as const
  return [
    {
      kind: 'text',
      name: 'firstName',
      label: label('First name'),
      isRequired: true,
      autocomplete: 'given-name',
      rule: 'nameRule',
      isCapitalised: true,
      ...short,
    },
    {
      kind: 'text',
      name: 'lastName',
      label: label('Last name'),
      isRequired: true,
      autocomplete: 'family-name',
      rule: 'nameRule',
      ...short,
    },
    { kind: 'email', name: 'email', label: label('E-mail'), isRequired: true, width: 'half', maxLength: 254 },
    {
      kind: 'text',
      name: 'company',
      label: label('Company'),
      isRequired: true,
      autocomplete: 'organization',
      rule: 'nameRule',
      ...short,
    },
  ]
}

/** Subjects of the form; each may have a team of its own. */
const SUBJECTS = {
  orders: 'Orders and deliveries',
  sales: 'Products and prices',
  technical: 'Technical support',
  repairs: 'Repairs and returns',
  website: 'This website',
} as const satisfies Record<string, Label>
export type ContactSubject = keyof typeof SUBJECTS

export const CONTACT_SUBJECTS = Object.keys(SUBJECTS) as ContactSubject[]
/** The team of a subject, for the form's rules. */
export const toTeamOf = (subject: ContactSubject, to: string) => ({ to, whenField: 'subject', whenValues: [subject] })

/** The form of `/contact-us` [2.24.2]. */
export const writeContactForm = (language: Language, recipients: FormDraft['recipients'] = []): FormDraft => {
  const label = (text: Label): string => writeLabel(text, language)
  return {
    formKey: 'contact',
    heading: HEADINGS[language],
    submitLabel: label('Submit'),
    fields: [
      ...writePersonFields(language),
      { kind: 'country', name: 'country', label: label('Country'), isRequired: true, autocomplete: 'country' },
      { kind: 'phone-country', name: 'phoneCountry', label: label('Phone country code'), width: 'half' },
      { kind: 'phone', name: 'phone', label: label('Phone'), width: 'half', maxLength: 30 },
      {
        kind: 'select',
        name: 'subject',
        label: label('Subject'),
        options: CONTACT_SUBJECTS.map((value) => ({ value, label: label(SUBJECTS[value]) })),
      },
      { kind: 'textarea', name: 'message', label: label('Message'), isRequired: true, maxLength: 2000 },
    ],
    recipients,
  }
}
