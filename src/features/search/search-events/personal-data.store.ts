import type { PersonalTable } from '#platform/privacy/personal-data.ts'

/** Searches are counted without who made them; somebody may still have typed a name. */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'search_event',
    about: 'Searches',
    erase: 'keep',
    mentions: ['query'],
    plain: ['kind', 'type', 'language', 'document_id', 'request_id', 'tags'],
  },
  { table: 'popular_query', about: 'Frequent searches', erase: 'keep', mentions: ['query', 'words'], plain: ['language'] },
]
