import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'data_import',
    about: 'Imports that they made',
    rows: byPerson('made_by'),
    erase: 'keep',
    mentions: ['file_name', 'problem'],
    plain: ['kind', 'state', 'counts'],
  },
  {
    table: 'data_import_line',
    about: 'Lines of imports',
    erase: 'keep',
    mentions: ['before', 'after', 'problems'],
    plain: ['change'],
  },
]
