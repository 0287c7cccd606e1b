import type { Language } from '#kernel/locale.ts'

export type OperationsScreen = 'mails' | 'webhooks' | 'keys' | 'redirects' | 'returns' | 'health'
type Words = Readonly<Record<OperationsScreen, { readonly title: string; readonly lead: string }>>

export const OPERATIONS_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    mails: { title: 'Mails', lead: 'What the site has sent, what waits and what could not be delivered.' },
    webhooks: { title: 'Webhooks', lead: 'Where events of the site are sent, and deliveries that were given up.' },
    keys: { title: 'Integration keys', lead: 'What other programs prove themselves with when they bring data.' },
    redirects: { title: 'Redirects', lead: 'Old addresses that lead to pages of today.' },
    returns: { title: 'Returns', lead: 'What customers ask to send back, and what becomes of it.' },
    health: { title: 'Health', lead: 'How the site is: what waits, what failed, and how much room is left.' },
  },
  de: {
    mails: { title: 'E-Mails', lead: 'Was die Website gesendet hat, was wartet und was nicht zugestellt werden konnte.' },
    webhooks: { title: 'Webhooks', lead: 'Wohin Ereignisse der Website gehen, und aufgegebene Zustellungen.' },
    keys: { title: 'Integrationsschlüssel', lead: 'Womit sich andere Programme ausweisen, wenn sie Daten bringen.' },
    redirects: { title: 'Weiterleitungen', lead: 'Alte Adressen, die zu heutigen Seiten führen.' },
    returns: { title: 'Rücksendungen', lead: 'Was Kunden zurücksenden möchten, und was daraus wird.' },
    health: { title: 'Zustand', lead: 'Wie es der Website geht: was wartet, was fehlgeschlagen ist und wie viel Platz bleibt.' },
  },
  fr: {
    mails: { title: 'E-mails', lead: 'Ce que le site a envoyé, ce qui attend et ce qui n’a pu être remis.' },
    webhooks: { title: 'Webhooks', lead: 'Où vont les événements du site, et les envois abandonnés.' },
    keys: { title: 'Clés d’intégration', lead: 'Ce qui identifie les programmes qui apportent des données.' },
    redirects: { title: 'Redirections', lead: 'Les anciennes adresses qui mènent aux pages actuelles.' },
    returns: { title: 'Retours', lead: 'Ce que les clients souhaitent renvoyer, et la suite donnée.' },
    health: { title: 'État du site', lead: 'Comment va le site : ce qui attend, ce qui a échoué, la place restante.' },
  },
  es: {
    mails: { title: 'Correos', lead: 'Lo que el sitio ha enviado, lo que espera y lo que no se pudo entregar.' },
    webhooks: { title: 'Webhooks', lead: 'Adónde van los eventos del sitio y las entregas abandonadas.' },
    keys: { title: 'Claves de integración', lead: 'Con lo que se identifican los programas que traen datos.' },
    redirects: { title: 'Redirecciones', lead: 'Direcciones antiguas que llevan a páginas actuales.' },
    returns: { title: 'Devoluciones', lead: 'Lo que los clientes quieren devolver y su seguimiento.' },
    health: { title: 'Estado del sitio', lead: 'Cómo está el sitio: lo que espera, lo que falló y el espacio que queda.' },
  },
  pl: {
    mails: { title: 'E-maile', lead: 'Co witryna wysłała, co czeka i czego nie dostarczono.' },
    webhooks: { title: 'Webhooki', lead: 'Dokąd trafiają zdarzenia witryny oraz nieudane doręczenia.' },
    keys: { title: 'Klucze integracji', lead: 'Czym wykazują się programy dostarczające dane.' },
    redirects: { title: 'Przekierowania', lead: 'Stare adresy prowadzące do obecnych stron.' },
    returns: { title: 'Zwroty', lead: 'Co klienci chcą odesłać i co się z tym dzieje.' },
    health: { title: 'Stan witryny', lead: 'Jak działa witryna: co czeka, co zawiodło i ile zostało miejsca.' },
  },
  zh: {
    mails: { title: '邮件', lead: '网站已发送、等待中和无法送达的邮件。' },
    webhooks: { title: 'Webhook', lead: '网站事件的发送目标及已放弃的投递。' },
    keys: { title: '集成密钥', lead: '其他程序提供数据时的凭证。' },
    redirects: { title: '重定向', lead: '指向现有页面的旧地址。' },
    returns: { title: '退货', lead: '客户申请的退货及其处理。' },
    health: { title: '运行状况', lead: '网站的状况：等待中的、失败的，以及剩余空间。' },
  },
}
