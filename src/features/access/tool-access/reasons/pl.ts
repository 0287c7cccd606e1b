import type { en } from '#features/access/tool-access/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.tool-request.network': 'Poziom obsługi tej osoby to Refer to Network.',
  'why.tool-request.network.change': 'Narzędzia pozostają zamknięte, dopóki się nie zmieni.',
  'why.tool-request.primary': '{tool}, które otwiera grupę, jest przyznane.',
  'why.tool-request.no-primary': '{tool}, które otwiera grupę, nie jest przyznane.',
  'why.tool-request.no-primary.change': 'Najpierw zdecyduj o {tool}.',
  'why.tool-request.colleagues': 'Współpracownicy z tej firmy z dostępem: {count}.',
}
