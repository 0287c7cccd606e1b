import { byHolder, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'knowledge_vote',
    about: 'Votes on articles',
    rows: byHolder(),
    erase: 'delete',
    data: ['holder'],
    plain: ['article_id'],
  },
]
