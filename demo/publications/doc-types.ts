/** Names of kinds of publications that the portal has words for in every language. */
export const DOC_TYPES = {
  maintenance: 'Maintenance manual',
  installation: 'Installation manual',
  operation: 'Operating manual',
  parts: 'Parts catalogue',
  bulletin: 'Service bulletin',
  safety: 'Safety manual',
  wiring: 'Wiring diagrams',
  note: 'Technical note',
} as const
export type DocTypeKey = keyof typeof DOC_TYPES
