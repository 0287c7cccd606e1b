import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { SETTING_CHANNEL } from '#foundation/tenants/public.server.ts'
import { writeSample } from '#features/administration/mail-texts/mail-text.rules.ts'
import * as api from '#features/administration/mail-texts/mail-texts.api.ts'
import { applyTexts, etagOf, readFields } from '#features/administration/mail-texts/mail-texts.service.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { sql } from 'kysely'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import type { SentMail } from '#platform/mail/mail-template.rules.ts'
import { listMailTexts, lockMailTexts, saveMailText } from '#platform/mail/mail-text.store.ts'

/** Nobody writes over what they have not seen. */
const requireSeen = (ifMatch: string | undefined, etag: string): void => {
  if (ifMatch === etag) return
  const [status, code, message] =
    ifMatch === undefined
      ? ([428, 'precondition_required', 'Say with If-Match which words were changed.'] as const)
      : ([412, 'changed', 'Someone has changed these words in the meantime.'] as const)
  throw new Problem(status, code, message, { extra: { message } })
}

export const mailTextRoutes = (app: App): void => {
  const { services } = app
  const { clock, mail, mailTemplates, originOf, tenants } = services
  const findTemplate = (name: string): SentMail => mailTemplates.find(({ template }) => template === name) ?? notFound('mail')
  const siteOf = (tenant: string) => ({ site: tenants.byKey(tenant)?.name ?? tenant, origin: originOf(tenant) })

  addEndpoint(app, api.listMailTemplates, async ({ tx, query, scope }) => {
    const stored = await listMailTexts(tx)
    return {
      mails: mailTemplates.map((sent) => {
        const fields = readFields(services, sent, query.language, stored)
        const textOf = (key: string): string => fields.find((field) => field.key === key)?.text ?? ''
        const changed = LANGUAGES.filter((language) =>
          stored.some((row) => row.template === sent.template && row.language === language),
        )
        return {
          template: sent.template,
          area: sent.area,
          name: writeSample(sent, textOf, siteOf(scope.tenant)).subject,
          changed,
        }
      }),
    }
  })

  addEndpoint(app, api.readMailTemplate, async ({ tx, params, scope }) => {
    const sent = findTemplate(params.template)
    const stored = await listMailTexts(tx)
    return {
      template: sent.template,
      subject: sent.subject,
      parts: [...sent.parts],
      ...siteOf(scope.tenant),
      languages: LANGUAGES.map((language) => {
        const fields = readFields(services, sent, language, stored)
        return { language, etag: etagOf(fields), fields }
      }),
    }
  })

  addEndpoint(app, api.saveMailTemplate, async (request) => {
    const { tx, params, body } = request
    const { template, language } = params
    const user = userOf(request)
    await lockMailTexts(tx)
    const before = readFields(services, findTemplate(template), language, await listMailTexts(tx))
    requireSeen(request.headers['if-match'], etagOf(before))
    const after = applyTexts(before, body.texts)
    const changed = after.filter((field, index) => field.text !== before[index]?.text)
    const at = clock.now()
    for (const { key, text, original } of changed) {
      await saveMailText(tx, { template, language, key, text: text === original ? null : text, by: user.actorId ?? user.id, at })
      await writeAudit(tx, user, at, 'mail-text.change', {
        ...{ object: `${template} ${language} ${key}`, name: template },
        ...{ before: before.find((field) => field.key === key)?.text, after: text, address: request.ip },
      })
    }
    if (changed.length > 0) await sql`select pg_notify(${SETTING_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
    return { changed: changed.map(({ key }) => key) }
  })

  addEndpoint(app, api.sendMailSample, async (request) => {
    const { tx, params, body, scope } = request
    const user = userOf(request)
    const sent = findTemplate(params.template)
    const person = (await findPerson(tx, user.actorId ?? user.id)) ?? notFound('person')
    const fields = applyTexts(readFields(services, sent, params.language, await listMailTexts(tx)), body.texts)
    const textOf = (key: string): string => fields.find((field) => field.key === key)?.text ?? ''
    const cause = { class: 'answer', by: person.id, about: sent.template } as const
    await mail.sendMail(tx, {
      to: person.email,
      ...writeSample(sent, textOf, siteOf(scope.tenant)),
      template: 'mail-sample',
      cause,
    })
    return { to: person.email }
  })
}
