import { sql } from 'kysely'
import { byPerson, both, onlyIf, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'job',
    part: 'files with their data',
    about: 'Files with all of their data',
    rows: both(byPerson('owner'), onlyIf(`kind = 'personal-data'`)),
    erase: 'delete',
    isHidden: true,
    // Without a name: a copy of one's data holds no earlier copy.
    files: ({ id }) => sql`select tenant || '/personal-data/' || id || '.zip' as key, '' as name from job
      where owner = ${id} and kind = 'personal-data'`,
  },
]
