import { createHash, randomBytes } from 'node:crypto'
import type { Certificate } from '#features/training/training/certificates/certificate.rules.ts'
import { findCertificate, issueEarned, listCertificates } from '#features/training/training/certificates/certificate.store.ts'
import type { Course } from '#features/training/training/courses/course.rules.ts'
import { findCourseDate, listCourses, type FoundDate } from '#features/training/training/courses/course.store.ts'
import {
  cancelEnrolment,
  enrol,
  listEnrolments,
  type EnrolOutcome,
  type OwnEnrolment,
} from '#features/training/training/courses/enrolment.store.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/**
 * Where courses, seats and certificates are stored. The product brings one of its own; a connector to a company's learning
 * system stands in for it by implementing this.
 */
export type LearningSystem = {
  /** The person's id there; the same each time. */
  readonly ensureUser: (personId: string) => Promise<string>
  /** Courses with the dates that are to come. */
  readonly listCourses: (language: Language, now: Date) => Promise<readonly Course[]>
  readonly findDate: (dateId: string, language: Language) => Promise<FoundDate | undefined>
  /** Undefined where there is no such date. */
  readonly enrol: (personId: string, dateId: string, now: Date) => Promise<EnrolOutcome | undefined>
  /** Who got the free seat; undefined where the person does not take part. */
  readonly cancel: (
    personId: string,
    dateId: string,
    now: Date,
  ) => Promise<{ readonly promoted: readonly string[] } | 'begun' | undefined>
  readonly listEnrolments: (personId: string, language: Language) => Promise<readonly OwnEnrolment[]>
  readonly listCertificates: (personId: string, language: Language, now: Date) => Promise<readonly Certificate[]>
  readonly findCertificate: (number: string, language: Language) => Promise<Certificate | undefined>
}

/** The product's own: in the tenant's tables. */
export const openLearningSystem = (tx: Tx): LearningSystem => ({
  ensureUser: async (personId) => `LMS-${createHash('sha256').update(personId).digest('hex').slice(0, 10).toUpperCase()}`,
  listCourses: (language, now) => listCourses(tx, language, now),
  findDate: (dateId, language) => findCourseDate(tx, dateId, language),
  enrol: (personId, dateId, now) => enrol(tx, personId, dateId, now),
  cancel: (personId, dateId, now) => cancelEnrolment(tx, personId, dateId, now),
  listEnrolments: (personId, language) => listEnrolments(tx, personId, language),
  listCertificates: async (personId, language, now) => {
    // Whoever took part to the end has earned one; it is written when somebody looks.
    await issueEarned(tx, personId, now, () => randomBytes(12))
    return listCertificates(tx, personId, language)
  },
  findCertificate: (number, language) => findCertificate(tx, number, language),
})
