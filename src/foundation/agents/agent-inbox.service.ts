import { AGENTS_PATH } from '#foundation/agents/agent-scope.rules.ts'
import { addToInbox, type InboxKind } from '#foundation/inbox/public.server.ts'

export const connectedInbox: InboxKind<'connected'> = {
  kind: 'agent-connected',
  icon: 'key',
  words: {
    en: {
      name: 'New apps and agents',
      about: 'When an app or agent acts for you for the first time',
      action: 'Apps and agents',
      titles: { connected: '{name} acts for you' },
      lines: { connected: 'You are asked before every order. Revoke it if you do not know it.' },
    },
    de: {
      name: 'Neue Apps und Agenten',
      about: 'Wenn eine App oder ein Agent zum ersten Mal für Sie handelt',
      action: 'Apps und Agenten',
      titles: { connected: '{name} handelt für Sie' },
      lines: { connected: 'Sie werden vor jeder Bestellung gefragt. Widerrufen Sie den Zugang, wenn Sie ihn nicht kennen.' },
    },
    fr: {
      name: 'Nouvelles applications et nouveaux agents',
      about: 'Quand une application ou un agent agit pour vous pour la première fois',
      action: 'Applications et agents',
      titles: { connected: '{name} agit pour vous' },
      lines: { connected: 'Votre accord est demandé avant chaque commande. Révoquez l’accès si vous ne le connaissez pas.' },
    },
    es: {
      name: 'Nuevas aplicaciones y agentes',
      about: 'Cuando una aplicación o un agente actúa por usted por primera vez',
      action: 'Aplicaciones y agentes',
      titles: { connected: '{name} actúa por usted' },
      lines: { connected: 'Se le pregunta antes de cada pedido. Revoque el acceso si no lo conoce.' },
    },
    pl: {
      name: 'Nowe aplikacje i agenci',
      about: 'Gdy aplikacja lub agent po raz pierwszy działa w Twoim imieniu',
      action: 'Aplikacje i agenci',
      titles: { connected: '{name} działa w Twoim imieniu' },
      lines: { connected: 'Przed każdym zamówieniem prosimy o Twoją zgodę. Cofnij dostęp, jeśli go nie znasz.' },
    },
    zh: {
      name: '新的应用与代理',
      about: '当应用或代理首次代表您操作时',
      action: '应用与代理',
      titles: { connected: '{name} 正在代表您操作' },
      lines: { connected: '每次下单前都会征求您的同意。如果您不认识它，请撤销授权。' },
    },
  },
}

type Context = Parameters<typeof addToInbox>[0]

/** The person gave the consent at their company's provider, and may not have noticed for what. */
export const tellConnected = async (
  context: Context,
  { personId, grantId, name }: { readonly personId: string; readonly grantId: string; readonly name: string },
): Promise<void> => {
  await addToInbox(context, {
    ...{ personId, kind: connectedInbox.kind, subject: grantId, title: 'connected', values: { name }, link: AGENTS_PATH },
    occurrence: context.services.clock.now().toISOString(),
  })
}
