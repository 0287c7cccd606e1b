import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'tour_dismissal',
    about: 'Whether the tour of the site was left',
    rows: byPerson(),
    erase: 'delete',
    data: ['dismissed_at'],
  },
]
