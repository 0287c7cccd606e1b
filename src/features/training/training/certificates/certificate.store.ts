import { sql, type ColumnType } from 'kysely'
import {
  addMonths,
  writeCertificateNumber,
  type Certificate,
} from '#features/training/training/certificates/certificate.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type Titles = Readonly<Partial<Record<Language, string>>>
type Day = ColumnType<Date | string, string, string>
type CertificateRow = {
  readonly number: string
  readonly personId: string
  readonly holder: string
  readonly courseId: string
  readonly dateId: string | null
  readonly isRevoked: boolean
}

declare module '#platform/database/database.ts' {
  interface Tables {
    certificate: CertificateRow & {
      courseTitles: ColumnType<Titles, string, string>
      issuedOn: Day
      validUntil: ColumnType<Date | string | null, string | null, string | null>
    }
  }
}

const select = (tx: Tx) =>
  tx
    .selectFrom('certificate')
    .select(['number', 'holder', 'courseId', 'courseTitles', 'isRevoked'])
    // As text: a day has no time zone.
    .select([sql<string>`issued_on::text`.as('issuedDay'), sql<string | null>`valid_until::text`.as('lastDay')])

type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const toCertificate = (
  { number, holder, courseId, courseTitles, isRevoked, issuedDay, lastDay }: Selected,
  language: Language,
): Certificate => ({
  number,
  holder,
  course: { id: courseId, title: courseTitles[language] ?? courseTitles.en ?? courseId },
  issuedOn: issuedDay,
  validUntil: lastDay,
  isRevoked,
})

export const findCertificate = async (tx: Tx, number: string, language: Language): Promise<Certificate | undefined> => {
  const found = await select(tx).where('number', '=', number).executeTakeFirst()
  return found && toCertificate(found, language)
}

export const listCertificates = async (tx: Tx, personId: string, language: Language): Promise<Certificate[]> => {
  const found = await select(tx).where('personId', '=', personId).orderBy('issuedOn', 'desc').orderBy('number').execute()
  return found.map((one) => toCertificate(one, language))
}

type NewCertificate = CertificateRow & {
  readonly courseTitles: Titles
  readonly issuedOn: string
  readonly validUntil: string | null
}

/** One for each person and date, however often it is written. */
export const insertCertificates = async (tx: Tx, certificates: readonly NewCertificate[]): Promise<void> => {
  const rows = certificates.map(({ courseTitles, ...row }) => ({ ...row, courseTitles: JSON.stringify(courseTitles) }))
  if (rows.length > 0)
    await tx
      .insertInto('certificate')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['tenant', 'personId', 'dateId'] as never).doNothing())
      .execute()
}

/** Certificates of dates that are over, for the person who had a seat and was not missed by those who kept the list. */
export const issueEarned = async (tx: Tx, personId: string, now: Date, makeBytes: () => Uint8Array): Promise<void> => {
  const earned = await tx
    .selectFrom('courseEnrolment')
    .innerJoin('courseDate', 'courseDate.id', 'courseEnrolment.dateId')
    .innerJoin('course', 'course.id', 'courseDate.courseId')
    .innerJoin('person', 'person.id', 'courseEnrolment.personId')
    .select([
      'courseDate.id as dateId',
      'course.id as courseId',
      'certificateMonths',
      'texts',
      'endsAt',
      'givenName',
      'familyName',
    ])
    .where('courseEnrolment.personId', '=', personId)
    .where('courseEnrolment.status', '=', 'Enrolled')
    .where(sql<boolean>`course_enrolment.attended is distinct from false`)
    .where('endsAt', '<=', now)
    .where('certificateMonths', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('certificate')
            .select('number')
            .whereRef('certificate.dateId', '=', 'courseDate.id')
            .whereRef('certificate.personId', '=', 'courseEnrolment.personId'),
        ),
      ),
    )
    .execute()
  await insertCertificates(
    tx,
    earned.map(({ dateId, courseId, certificateMonths, texts, endsAt, givenName, familyName }) => {
      const issuedOn = endsAt.toISOString().slice(0, 10)
      return {
        number: writeCertificateNumber(makeBytes()),
        personId,
        holder: `${givenName} ${familyName}`.trim(),
        courseId,
        courseTitles: Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
        dateId,
        issuedOn,
        validUntil: certificateMonths === null ? null : addMonths(issuedOn, certificateMonths),
        isRevoked: false,
      }
    }),
  )
}
