import type { en } from '#features/access/tool-access/reasons/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'why.tool-request.network': 'Le niveau de service de la personne est Refer to Network.',
  'why.tool-request.network.change': 'Les outils restent inaccessibles tant que ce niveau ne change pas.',
  'why.tool-request.primary': '{tool}, qui donne accès au groupe, est approuvé.',
  'why.tool-request.no-primary': '{tool}, qui donne accès au groupe, n’est pas approuvé.',
  'why.tool-request.no-primary.change': 'Statuez d’abord sur {tool}.',
  'why.tool-request.colleagues': 'Collègues de la même entreprise qui y ont accès : {count}.',
}
