import type { FastifyRequest } from 'fastify'
import { localeName, localeOf } from '#features/authoring/authoring/authoring.service.ts'
import type { EditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import type { StoredReview } from '#features/authoring/authoring/review.store.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { isLanguage } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText } from '#kernel/texts.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { Services } from '#platform/services.ts'

type ReviewFacts = {
  readonly page: EditedPage
  readonly review: StoredReview
  readonly decision: 'approved' | 'returned'
  readonly answer: string
}

/** Who asked for a review learns what became of it. */
export const notifyRequester = async (
  { tx, scope }: FastifyRequest,
  { mail, dictionaries, tenants, originOf }: Services,
  { page, review, decision, answer }: ReviewFacts,
): Promise<void> => {
  const person = review.askedBy === null ? undefined : await findPerson(tx, review.askedBy)
  if (!person || person.status !== 'active') return
  const language = isLanguage(person.language) ? person.language : localeOf(page).language
  const template = `page-${decision}`
  const texts = mail.wordsIn({ tenant: scope.tenant, template, language }, dictionaries[language]['authoring'])
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const address = `/${localeName(page)}${page.path === '/' ? '' : page.path}?wcmmode=edit`
  await mail.sendMail(tx, {
    to: person.email,
    template,
    cause: { class: 'answer', by: scope.user?.id ?? null, about: page.id },
    subject: say(`review.mail.${decision}`, { title: page.title }),
    text: [
      say('review.mail.hello', { name: person.givenName }),
      say(`review.mail.${decision}`, { title: page.title }),
      ...(answer === '' ? [] : [answer]),
      `${originOf(scope.tenant)}${address}`,
      tenants.byKey(scope.tenant)?.name ?? '',
    ].join('\n\n'),
  })
}

export const reviewMails: readonly MailTemplate[] = ['approved', 'returned'].map((decision) => ({
  template: `page-${decision}`,
  subject: `review.mail.${decision}`,
  parts: ['review.mail.hello', `review.mail.${decision}`, '{answer}', '{link}', '{site}'],
}))
