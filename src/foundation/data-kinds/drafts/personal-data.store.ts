import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'draft_line',
    about: 'Drafts of lines, such as articles and tools, that they saved last',
    rows: byPerson('saved_by'),
    erase: 'keep',
    mentions: ['line', 'fault'],
    plain: ['kind', 'key', 'files'],
  },
]
