import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'draft_line',
    about: 'Drafts of articles, documents, publications and software that they saved last',
    rows: byPerson('saved_by'),
    erase: 'keep',
    mentions: ['line', 'fault'],
    plain: ['kind', 'key', 'files'],
  },
]
