import type { en } from '#features/access/tool-access/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.tool-request.network': 'Die Servicestufe der Person ist „Refer to Network“.',
  'why.tool-request.network.change': 'Anwendungen bleiben geschlossen, bis sich die Servicestufe ändert.',
  'why.tool-request.primary': '{tool} öffnet die Gruppe und ist genehmigt.',
  'why.tool-request.no-primary': '{tool} öffnet die Gruppe und ist nicht genehmigt.',
  'why.tool-request.no-primary.change': 'Entscheiden Sie zuerst über {tool}.',
  'why.tool-request.colleagues': 'Kollegen derselben Firma mit Zugang: {count}.',
}
