import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  { table: 'course_enrolment', about: 'Courses', rows: byPerson(), erase: 'delete', plain: ['status'] },
  {
    table: 'certificate',
    about: 'Certificates',
    rows: byPerson(),
    erase: 'delete',
    data: ['number', 'holder', 'course_titles'],
    plain: ['course_id'],
  },
]
