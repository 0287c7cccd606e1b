import type { en } from '#features/access/tool-access/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.tool-request.network': 'Das Service-Level der Person ist Refer to Network.',
  'why.tool-request.network.change': 'Anwendungen bleiben zu, bis sich das Service-Level ändert.',
  'why.tool-request.primary': '{tool}, das die Gruppe öffnet, ist genehmigt.',
  'why.tool-request.no-primary': '{tool}, das die Gruppe öffnet, ist nicht genehmigt.',
  'why.tool-request.no-primary.change': 'Entscheiden Sie zuerst über {tool}.',
  'why.tool-request.colleagues': 'Kolleginnen und Kollegen desselben Unternehmens mit Zugang: {count}.',
}
