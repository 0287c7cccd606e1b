/** Types that everyone may search [2.8.6]. */
export const OPEN_TYPES = ['Product', 'Sku', 'HybrisSku', 'support', 'news-events-id', 'Trainings'] as const
/** Types for signed-in people only; authors choose which of them a site offers [2.8.6]. */
export const SECURED_TYPES = [
  'Technical Publications',
  'Software',
  'Knowledge Articles',
  'Work Orders',
  'Cases',
  'Orders',
] as const
export const DOCUMENT_TYPES = [...OPEN_TYPES, ...SECURED_TYPES] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
