export { insertCertificates } from '#features/training/training/certificates/certificate.store.ts'
export { writeCertificateNumber } from '#features/training/training/certificates/certificate.rules.ts'
export {
  insertCourseDates,
  insertCourses,
  type CourseRow,
  type DateRow,
} from '#features/training/training/courses/course.store.ts'
export type { CourseText } from '#features/training/training/courses/course.rules.ts'
export { insertEnrolments } from '#features/training/training/courses/enrolment.store.ts'
export { TRAINING_PATH } from '#features/training/training/training-paths.rules.ts'
export { TRAINING_WORDS } from '#features/training/training/training.texts.ts'
