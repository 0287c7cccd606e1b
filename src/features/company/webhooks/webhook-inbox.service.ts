import { listMembers } from '#features/company/people/public.server.ts'
import { WEBHOOKS_PATH } from '#features/company/webhooks/company-webhook.rules.ts'
import { addToInbox, type InboxKind } from '#foundation/inbox/public.server.ts'
import type { GoneListener } from '#foundation/outbox/public.server.ts'

export const webhookInbox: InboxKind<'gone'> = {
  kind: 'webhook',
  icon: 'send',
  words: {
    en: {
      name: 'Webhooks',
      about: 'When a webhook of your company is switched off',
      action: 'Open',
      titles: { gone: 'A webhook is switched off' },
      lines: { gone: '{host} answered that the address is gone. Nothing is sent there any more.' },
    },
    de: {
      name: 'Webhooks',
      about: 'Wenn ein Webhook Ihrer Firma abgeschaltet wird',
      action: 'Öffnen',
      titles: { gone: 'Ein Webhook ist abgeschaltet' },
      lines: { gone: '{host} hat geantwortet, dass es die Adresse nicht mehr gibt. Es wird nichts mehr dorthin gesendet.' },
    },
    fr: {
      name: 'Webhooks',
      about: 'Quand un webhook de votre entreprise est désactivé',
      action: 'Ouvrir',
      titles: { gone: 'Un webhook est désactivé' },
      lines: { gone: '{host} a répondu que l’adresse n’existe plus. Plus rien n’y est envoyé.' },
    },
    es: {
      name: 'Webhooks',
      about: 'Cuando se desactiva un webhook de su empresa',
      action: 'Abrir',
      titles: { gone: 'Se ha desactivado un webhook' },
      lines: { gone: '{host} respondió que la dirección ya no existe. Ya no se envía nada allí.' },
    },
    pl: {
      name: 'Webhooki',
      about: 'Gdy webhook Twojej firmy zostanie wyłączony',
      action: 'Otwórz',
      titles: { gone: 'Webhook został wyłączony' },
      lines: { gone: '{host} odpowiedział, że adres już nie istnieje. Nic tam nie jest już wysyłane.' },
    },
    zh: {
      name: 'Webhook',
      about: '贵公司的 Webhook 被关闭时',
      action: '打开',
      titles: { gone: '一个 Webhook 已关闭' },
      lines: { gone: '{host} 回应该地址已不存在，不再向其发送任何内容。' },
    },
  },
}

/** Each of the company's admins hears of it; of webhooks of staff the health of the site tells. */
export const tellAdminsGone: GoneListener = async ({ tx, tenant, services }, { id, url, companyId }) => {
  if (companyId === null) return
  const occurrence = services.clock.now().toISOString()
  const admins = (await listMembers(tx, companyId)).filter(({ role, isActive }) => role === 'company-admin' && isActive)
  for (const { id: personId } of admins)
    await addToInbox(
      { tx, services, tenant },
      {
        ...{ personId, kind: webhookInbox.kind, subject: id, occurrence, title: 'gone' },
        ...{ values: { host: new URL(url).hostname }, link: WEBHOOKS_PATH, needsAction: true },
      },
    )
}
