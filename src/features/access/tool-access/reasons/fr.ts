import type { en } from '#features/access/tool-access/reasons/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'why.tool-request.network': 'Le niveau de service de la personne est Refer to Network.',
  'why.tool-request.network.change': 'Les outils restent fermés tant que ce niveau ne change pas.',
  'why.tool-request.primary': '{tool}, qui ouvre le groupe, est approuvé.',
  'why.tool-request.no-primary': '{tool}, qui ouvre le groupe, n’est pas approuvé.',
  'why.tool-request.no-primary.change': 'Décidez d’abord pour {tool}.',
  'why.tool-request.colleagues': 'Collègues de la même entreprise qui y ont accès : {count}.',
}
