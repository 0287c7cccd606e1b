import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftBreadcrumbs, draftAdmin, draftTitle } from '#demo/pages/page-parts.ts'
import { QUOTE_WORDS } from '#demo/pages/words/quote-words.ts'
import { form } from '#features/forms/forms/form.schema.ts'
import {
  CONTACT_SUBJECTS,
  toTeamOf,
  writeContactForm,
  writeLabel,
  writePersonFields,
  type Label,
} from '#features/forms/forms/public.server.ts'

export const QUOTE_PATH = '/request-a-quote'

const teamOf = ({ tenant }: Site, team: string): string => `${team}@${tenant}.halden.example`

/** Each market has its own teams, and each subject one of them. */
export const draftContactForm = (site: Site): BlockDraft => {
  const { country, language } = site.locale
  const recipients = [
    { to: teamOf(site, `service-${country}`) },
    ...CONTACT_SUBJECTS.map((subject) => toTeamOf(subject, teamOf(site, `${subject}-${country}`))),
  ]
  return draftBlock(form, writeContactForm(language, recipients))
}

/** A lead form with everything that authors can request, in two steps. */
export const draftQuotePage = (site: Site): PageDraft => {
  const { language } = site.locale
  const words = QUOTE_WORDS[language]
  const label = (text: Label): string => writeLabel(text, language)
  const lead = draftBlock(form, {
    formKey: 'quote-request',
    heading: label('Your request'),
    submitLabel: label('Send request'),
    steps: [label('What is it about?'), label('Your details')],
    thanksText: words.thanks,
    fields: [
      {
        kind: 'radio',
        name: 'about',
        label: label('What is it about?'),
        isRequired: true,
        value: 'quote',
        options: (['Quote', 'Advice', 'Visit'] as const).map((text) => ({ value: text.toLowerCase(), label: label(text) })),
      },
      { kind: 'text', name: 'products', label: label('Products'), hint: words.products, isRequired: true, maxLength: 300 },
      {
        kind: 'number',
        name: 'pieces',
        label: label('Pieces'),
        width: 'half',
        isRequired: true,
        min: 1,
        max: 10_000,
        showIfField: 'about',
        showIfValues: ['quote'],
      },
      {
        kind: 'text',
        name: 'place',
        label: label('Place of the visit'),
        width: 'half',
        isRequired: true,
        maxLength: 120,
        showIfField: 'about',
        showIfValues: ['visit'],
      },
      {
        kind: 'date',
        name: 'neededBy',
        label: label('Needed by'),
        width: 'half',
        earliest: '+2',
        latest: '+365',
        closedWeekdays: [0, 6],
        weekStart: language === 'en' ? 0 : 1,
      },
      {
        kind: 'checkbox',
        name: 'medium',
        label: label('Medium'),
        width: 'half',
        options: (['Steam', 'Gas', 'Liquid'] as const).map((text) => ({ value: text.toLowerCase(), label: label(text) })),
      },
      {
        kind: 'select',
        name: 'explosive',
        label: label('Explosive area'),
        width: 'half',
        options: (['No', 'Zone 1', 'Zone 2'] as const).map((text) => ({
          value: text.toLowerCase().replace(' ', '-'),
          label: label(text),
        })),
      },
      { kind: 'file', name: 'drawing', label: label('Drawing or data sheet'), fileTypes: ['pdf', 'picture'], mostMegabytes: 5 },
      { kind: 'textarea', name: 'message', label: label('Message'), maxLength: 1000 },
      ...writePersonFields(language).map((field) => ({ ...field, step: 2 })),
      { kind: 'country', name: 'country', label: label('Country'), isRequired: true, step: 2 },
      {
        kind: 'consent',
        name: 'consent',
        label: label('You may use these details to answer my request, as the privacy statement says'),
        isRequired: true,
        step: 2,
      },
      { kind: 'consent', name: 'news', label: label('Send me product news, at most once a month'), step: 2 },
      { kind: 'hidden', name: 'campaign', label: 'Campaign', value: 'site', step: 2 },
    ],
    recipients: [
      { to: teamOf(site, 'service') },
      { to: teamOf(site, 'quotes'), whenField: 'about', whenValues: ['quote'] },
      { to: teamOf(site, 'visits'), whenField: 'about', whenValues: ['visit'] },
    ],
  })
  return {
    path: QUOTE_PATH,
    title: words.title,
    description: words.lead,
    template: 'content-page-template',
    kind: 'Content',
    blocks: [draftBreadcrumbs(site, words.title), draftTitle(words.title, words.lead), lead, draftAdmin(site)],
  }
}
