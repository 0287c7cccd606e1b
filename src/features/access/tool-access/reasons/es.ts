import type { en } from '#features/access/tool-access/reasons/en.ts'

export const es: Record<keyof typeof en, string> = {
  'why.tool-request.network': 'El nivel de servicio de la persona es Refer to Network.',
  'why.tool-request.network.change': 'Las herramientas siguen cerradas hasta que cambie.',
  'why.tool-request.primary': '{tool}, que abre el grupo, está aprobada.',
  'why.tool-request.no-primary': '{tool}, que abre el grupo, no está aprobada.',
  'why.tool-request.no-primary.change': 'Decida primero sobre {tool}.',
  'why.tool-request.colleagues': 'Compañeros de la misma empresa que la tienen: {count}.',
}
