import type { PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'deleted_line',
    about: 'Keys of lines that were taken away',
    erase: 'keep',
    mentions: ['key', 'line'],
    plain: ['kind'],
  },
]
