import type { en } from '#features/access/tool-access/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.tool-request.network': 'Poziom obsługi tej osoby to Refer to Network.',
  'why.tool-request.network.change': 'Narzędzia pozostają zamknięte, dopóki poziom obsługi się nie zmieni.',
  'why.tool-request.primary': 'Dostęp do narzędzia {tool}, które otwiera grupę, jest zatwierdzony.',
  'why.tool-request.no-primary': 'Dostęp do narzędzia {tool}, które otwiera grupę, nie jest zatwierdzony.',
  'why.tool-request.no-primary.change': 'Najpierw rozpatrz wniosek o {tool}.',
  'why.tool-request.colleagues': 'Współpracownicy z tej samej firmy, którzy mają dostęp: {count}.',
}
